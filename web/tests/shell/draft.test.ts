import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { ProblemError } from '../../src/lib/problem';
import type { GameInfo } from '../../src/lib/types';
import { Draft } from '../../src/shell/draft.svelte';

const bots = ['easy', 'steady', 'sharp'].map((spec) => ({ spec, title: spec, text: '' }));
const rules = {
  key: 'rules',
  title: 'Rules',
  text: '',
  rule: '',
  default: 'small',
  kind: 'choice' as const,
  since: '1',
};
const game: GameInfo = {
  usual_players: 3,
  meta: {
    key: 'emporion',
    title: 'Emporion',
    credit: { designer: '', publisher: '' },
    summary: '',
    min_players: 2,
    max_players: 5,
    minutes: 45,
    weight: 'middling',
    versions: ['1'],
    rule_prefix: 'EMP',
    endings: [],
    longest: 1,
    options: [
      {
        ...rules,
        choices: [
          { value: 'small', text: 'Small.' },
          { value: 'large', text: 'Large.' },
        ],
      },
      { ...rules, key: 'youngest', default: 'lot', kind: 'seat_order', choices: [] },
    ],
  },
};
const refused = { where: 'players', text: 'five is too many', rule: 'EMP-V1' };

beforeEach(() => {
  vi.spyOn(api, 'checkOptions').mockImplementation((_, options) =>
    Promise.resolve({ players: { 2: null, 3: null, 4: null, 5: options.rules === 'large' ? null : refused } }),
  );
});
afterEach(() => vi.restoreAllMocks());

describe('a table that is set up', () => {
  it('begins with me among bots of the middle level', () => {
    expect(new Draft(game, bots).wanted()).toMatchObject({
      game: 'emporion',
      seats: [{ kind: 'bot', bot: 'steady' }, { kind: 'me' }, { kind: 'bot', bot: 'steady' }],
      options: { rules: 'small', youngest: 'lot' },
      undo: 'turn',
      listed: false,
    });
  });
  it('keeps me at it, and those who left come back with a larger number', () => {
    const draft = new Draft(game, bots);
    draft.place(2, { kind: 'neighbour', name: ' ' });
    draft.seat(2);
    expect(draft.wanted().seats).toHaveLength(2);
    draft.seat(3);
    expect(draft.wanted().seats?.[2]).toEqual({ kind: 'me', name: 'Laurel' });
    expect(draft.hasMe).toBe(true);
  });
  it('forgets an order of seats when their number changes', () => {
    const draft = new Draft(game, bots);
    draft.options.youngest = '2,1,0';
    draft.seat(4);
    expect(draft.options.youngest).toBe('lot');
  });
  it('says why a number is refused, and which option would mend it', async () => {
    const draft = new Draft(game, bots);
    await draft.check();
    expect(draft.refusals[5]).toEqual(refused);
    const mend = await draft.mend(5);
    expect(mend).toMatchObject({ players: 5, value: 'large' });
    if (mend !== undefined) draft.accept(mend);
    await draft.check();
    expect(draft.players).toBe(5);
    expect(draft.refused).toBeNull();
  });
  it('is listed only while a seat is free', () => {
    const draft = new Draft(game, bots);
    draft.listed = true;
    expect(draft.wanted().listed).toBe(false);
    draft.place(0, { kind: 'open' });
    expect(draft.wanted().listed).toBe(true);
  });
  it('shows what the server has against it', async () => {
    vi.spyOn(api, 'openTable').mockRejectedValue(
      new ProblemError({ code: 'limit', text: 'You have 40 tables open.', rule: '' }, 429),
    );
    const draft = new Draft(game, bots);
    expect(await draft.open()).toBeUndefined();
    expect(draft.problem).toBe('You have 40 tables open.');
    expect(draft.isOpening).toBe(false);
  });
});
