import { afterEach, expect, it, vi } from 'vitest';

async function inLanguage(language: string | null): Promise<{ header: unknown; face: unknown; socket: string }> {
  vi.resetModules();
  localStorage.clear();
  if (language !== null) localStorage.setItem('quadriga.language', language);
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetched);
  const { api } = await import('../../src/lib/api');
  const { loadGeometry } = await import('../../src/lib/faces');
  const { Connection } = await import('../../src/table/connection.svelte');
  await api.catalogue();
  await loadGeometry('emporion', { special: 'on' });
  let socket = '';
  const connection = new Connection({
    path: '/api/tables/a/live',
    onState: () => undefined,
    open: (url) => {
      socket = url;
      return { close: () => undefined } as WebSocket;
    },
  });
  connection.connect();
  connection.close();
  const [asked, drawn] = fetched.mock.calls;
  return { header: new Headers(asked?.[1]?.headers).get('Accept-Language'), face: drawn?.[0], socket };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('is asked for wherever the server says something', async () => {
  const { header, face, socket } = await inLanguage('en-XA');
  expect(header).toBe('en-XA');
  expect(face).toBe('/faces/emporion/geometry.json?language=en-XA&special=on');
  expect(new URL(socket).searchParams.get('language')).toBe('en-XA');
});

it('is English where nobody has chosen one, and then stands in no address', async () => {
  const { header, face, socket } = await inLanguage(null);
  expect(header).toBe('en');
  expect(face).toBe('/faces/emporion/geometry.json?special=on');
  expect(new URL(socket).search).toBe('');
});
