// The REST side of the server. Paths, bodies and answers are checked against its generated schema, so that a page that asks for
// something else does not compile. Live play has its own connection (table/).
import type { paths } from '../generated/api';
import { say } from '../words/common';
import { language } from './language';
import { ProblemError } from './problem';
import type { Claim, Problem, TableWanted } from './types';

type Path = keyof paths;
type Method = 'get' | 'post' | 'patch';
type Json<T> = T extends { content: { 'application/json': infer Content } } ? Content : never;
type Body<P extends Path, M extends Method> = paths[P][M] extends { requestBody: infer R } ? Json<R> : undefined;
type Answer<P extends Path, M extends Method> = paths[P][M] extends { responses: infer R }
  ? Json<R[keyof R & (200 | 201)]>
  : never;

/** What stands in the braces of a path, and after its question mark. */
interface Where {
  path?: Record<string, string | number>;
  query?: Record<string, string>;
}

async function ask<P extends Path, M extends Method>(
  method: M,
  path: P,
  where: Where = {},
  body?: Body<P, M>,
): Promise<Answer<P, M>> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language };
  if (method !== 'get') headers['X-Quadriga'] = '1'; // what another site's form cannot send
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(address(path, where), {
      method: method.toUpperCase(),
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ProblemError({ code: 'offline', text: say('problem-offline'), rule: '' }, 0);
  }
  if (!response.ok) throw new ProblemError(await problemOf(response), response.status);
  return (await response.json()) as Answer<P, M>;
}

function address(path: string, { path: parts = {}, query }: Where): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(parts[key] ?? ''));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const { code, text, rule } = (await response.json()) as Partial<Problem>;
    if (text !== undefined) return { code: code ?? 'unknown', text, rule: rule ?? '' };
  } catch {
    // Something between us and the server answered in its own words.
  }
  return { code: 'unknown', text: say('problem-status', { status: response.status }), rule: '' };
}

const at = (table_id: string) => ({ path: { table_id } });
const seated = (table_id: string, seat: number) => ({ path: { table_id, seat } });
const seenBy = (eyes: number | null) => ({ eyes: eyes === null ? 'public' : String(eyes) });

export const api = {
  me: () => ask('post', '/api/me'),
  rename: (name: string) => ask('patch', '/api/me', {}, { name }),
  catalogue: () => ask('get', '/api/catalogue'),
  checkOptions: (game: string, options: Record<string, string>) =>
    ask('post', '/api/games/{game}/options', { path: { game } }, { options }),
  rules: (game: string) => ask('get', '/api/games/{game}/rules', { path: { game } }),
  lobby: () => ask('get', '/api/lobby'),
  openTable: (wanted: TableWanted) => ask('post', '/api/tables', {}, wanted),
  table: (id: string) => ask('get', '/api/tables/{table_id}', at(id)),
  invites: (id: string) => ask('get', '/api/tables/{table_id}/invites', at(id)),
  claim: (id: string, claim: Claim) => ask('post', '/api/tables/{table_id}/claim', at(id), claim),
  seatBot: (id: string, seat: number, bot: string) =>
    ask('post', '/api/tables/{table_id}/seats/{seat}/bot', seated(id, seat), { bot }),
  transfer: (id: string, seat: number) => ask('post', '/api/tables/{table_id}/seats/{seat}/transfer', seated(id, seat)),
  rematch: (id: string) => ask('post', '/api/tables/{table_id}/rematch', at(id)),
  replay: (id: string, eyes: number | null) =>
    ask('get', '/api/tables/{table_id}/replay', { ...at(id), query: seenBy(eyes) }),
  replayView: (id: string, step: number, eyes: number | null) =>
    ask('get', '/api/tables/{table_id}/replay/{step}', { path: { table_id: id, step }, query: seenBy(eyes) }),
  verify: (id: string) => ask('get', '/api/tables/{table_id}/verify', at(id)),
  /** The record is a download: a link, not a request. */
  recordPath: (id: string) => address('/api/tables/{table_id}/record', at(id)),
};
