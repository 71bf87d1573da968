import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'quadriga.settings';
// Each test has modules of its own, Svelte's among them, so that the settings are read anew.
const load = async () => (await import('../../src/lib/settings.svelte')).settings;
const settled = async () => (await import('svelte')).flushSync();

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('settings', () => {
  it('begin with what suits most, and keep what is chosen', async () => {
    const settings = await load();
    expect(settings).toMatchObject({ theme: 'auto', pace: 'normal', sound: true, confirm: true });
    settings.theme = 'dark';
    settings.pace = 'off';
    await settled();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ theme: 'dark', pace: 'off' });
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(settings.beat).toBe(0);
  });
  it('ignore what cannot be read', async () => {
    localStorage.setItem(KEY, '{"theme":"purple","sound":"loud","confirm":false}');
    expect(await load()).toMatchObject({ theme: 'auto', sound: true, confirm: false });
    localStorage.setItem(KEY, 'not json');
    vi.resetModules();
    expect(await load()).toMatchObject({ theme: 'auto', confirm: true });
  });
  it('work where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const settings = await load();
    settings.sound = false;
    await settled();
    expect(settings.sound).toBe(false);
  });
});
