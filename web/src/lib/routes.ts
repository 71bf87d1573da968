// The addresses of the pages. The server answers index.html for each of them; what lies behind is decided here.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; id: string; seat: number; key: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'lost' };

/** Which page a path leads to; `lost` for none. */
export function routeOf(path: string): Route {
  const [first, second, third, fourth, ...more] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  if (more.length > 0) return { page: 'lost' };
  if (first === undefined) return { page: 'home' };
  if (second === undefined) return { page: 'lost' };
  if (first === 't' && third === 'replay' && fourth === undefined) return { page: 'replay', id: second };
  if (first === 'join' && third !== undefined && /^\d$/.test(third) && fourth !== undefined) {
    return { page: 'join', id: second, seat: Number(third), key: fourth };
  }
  if (third !== undefined) return { page: 'lost' };
  if (first === 't') return { page: 'table', id: second };
  if (first === 'new' || first === 'learn' || first === 'rules') return { page: first, game: second };
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const to = {
  home: () => '/',
  new: (game: string) => `/new/${encodeURIComponent(game)}`,
  table: (id: string) => `/t/${encodeURIComponent(id)}`,
  replay: (id: string, step?: number, eyes?: string) => {
    const query = new URLSearchParams();
    if (step !== undefined) query.set('step', String(step));
    if (eyes !== undefined) query.set('eyes', eyes);
    const text = query.toString();
    return `/t/${encodeURIComponent(id)}/replay${text === '' ? '' : `?${text}`}`;
  },
  learn: (game: string) => `/learn/${encodeURIComponent(game)}`,
  rules: (game: string, id?: string) =>
    `/rules/${encodeURIComponent(game)}${id === undefined || id === '' ? '' : `#${encodeURIComponent(id)}`}`,
};
