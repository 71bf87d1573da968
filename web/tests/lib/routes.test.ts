import { describe, expect, it } from 'vitest';
import { routeOf, to } from '../../src/lib/routes';

describe('paths', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/emporion', { page: 'new', game: 'emporion' }],
    ['/t/a-B_1', { page: 'table', id: 'a-B_1' }],
    ['/t/a/replay', { page: 'replay', id: 'a' }],
    ['/join/a/2/key', { page: 'join', id: 'a', seat: 2, key: 'key' }],
    ['/learn/emporion', { page: 'learn', game: 'emporion' }],
    ['/rules/emporion/', { page: 'rules', game: 'emporion' }],
  ])('%s leads to its page', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
  it.each(['/t', '/t/a/b', '/join/a/2', '/join/a/x/key', '/rules', '/nowhere/at-all', '/t/a/replay/more', '/%'])(
    '%s leads nowhere',
    (path) => {
      expect(routeOf(path)).toEqual({ page: 'lost' });
    },
  );
  it('are written as they are read', () => {
    expect(routeOf(to.table('a'))).toEqual({ page: 'table', id: 'a' });
    expect(to.rules('emporion', 'EMP-A1')).toBe('/rules/emporion#EMP-A1');
    expect(to.rules('emporion', '')).toBe('/rules/emporion');
    expect(to.replay('a', 3, 'public')).toBe('/t/a/replay?step=3&eyes=public');
    expect(to.replay('a')).toBe('/t/a/replay');
  });
});
