import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { asProblem } from '../../src/lib/problem';

function answer(status: number, body: unknown): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))),
  );
}

async function problemOf(request: Promise<unknown>) {
  return asProblem(
    await request.then(
      () => new Error('it did not fail'),
      (error: unknown) => error,
    ),
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('requests', () => {
  it('that change something carry the header that another site cannot send', async () => {
    answer(200, { name: 'Ines', is_new: false });
    await api.rename('Ines');
    expect(fetch).toHaveBeenCalledWith(
      '/api/me',
      expect.objectContaining({
        method: 'PATCH',
        body: '{"name":"Ines"}',
        headers: expect.objectContaining({ 'X-Quadriga': '1' }) as unknown,
      }),
    );
  });
  it('throw the problem that the server tells', async () => {
    answer(409, { code: 'taken', text: 'The seat is taken.', rule: '' });
    expect(await problemOf(api.claim('a', {}))).toMatchObject({
      code: 'taken',
      text: 'The seat is taken.',
      status: 409,
    });
  });
  it('say so when somebody else answered', async () => {
    answer(502, '<html>');
    expect((await problemOf(api.lobby())).text).toContain('502');
  });
  it('say so when nobody answered', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    expect((await problemOf(api.lobby())).code).toBe('offline');
  });
  it('say nothing of a fault in the page that a person could not read', () => {
    const fault = new TypeError('x is not a function');
    expect(asProblem(fault)).toMatchObject({ code: 'unknown', cause: fault });
    expect(asProblem(fault).text).not.toContain('function');
  });
  it('name the eyes of a replay', async () => {
    answer(200, {});
    await api.replay('a b', null);
    expect(fetch).toHaveBeenCalledWith('/api/tables/a%20b/replay?eyes=public', expect.anything());
  });
});
