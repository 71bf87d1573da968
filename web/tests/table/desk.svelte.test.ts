// The desk of one person: what Enter says yes to, and what waits while a deed is on its way.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardModule } from '../../src/games/board';
import type { OptionInfo, StateMessage } from '../../src/lib/types';
import { TableDesk } from '../../src/table/desk.svelte';

vi.mock('../../src/games', () => ({
  loadBoard: () =>
    Promise.resolve({
      prepare: () => Promise.resolve({}),
      isOnBoard: (target: string) => target !== 'stop',
      traceOf: () => null,
    } as unknown as BoardModule),
}));

class Socket {
  static last: Socket;
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readyState = Socket.OPEN;
  sent: Record<string, unknown>[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
  /** Answer the newest question of a kind. */
  answer(kind: string, message: object): void {
    this.tell({ ...message, ref: this.sent.findLast((one) => one.type === kind)?.ref });
  }
}

function option(verb: string, ...targets: string[]): OptionInfo {
  const move = [verb, ...targets].join(' ');
  return { move, verb, targets, text: move };
}
const options = [
  option('move', 'C4', 'C5'),
  option('move', 'C4', 'C6'),
  option('move', 'C7', 'C6'),
  option('stop', 'stop'),
];
const asked = {
  type: 'state',
  index: 3,
  eyes: 0,
  mine: [0],
  acting: [0],
  held: null,
  view: {},
  prompt: { seat: 0, asks: 'move', text: 'Move.', rule: 'EME-A2', options },
  undo: { moves: 0 },
  table: { game: 'g', seats: [], status: 'playing' },
  log: [],
  log_from: 0,
} as unknown as StateMessage;

let desk: TableDesk;
let end: () => void;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Socket);
  end = $effect.root(() => {
    desk = new TableDesk('t1');
  });
  flushSync();
  Socket.last.tell(asked);
  await vi.waitFor(() => expect(desk.module).not.toBeNull());
  flushSync();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

async function hinted(move: string): Promise<void> {
  const asking = desk.askHint();
  expect(desk.isHintComing).toBe(true);
  Socket.last.answer('hint', { type: 'hint', move, text: move });
  await asking;
}

describe('what one does who wants nothing special', () => {
  const withUsual = (more: Partial<BoardModule> = {}) => {
    desk.module = {
      ...desk.module,
      usual: (all: readonly OptionInfo[]) => all.find(({ verb }) => verb === 'stop') ?? null,
      ...more,
    } as BoardModule;
    flushSync();
  };

  it('is what Enter means while nothing is chosen', () => {
    withUsual();
    expect(desk.usual?.move).toBe('stop stop');
    desk.point(['C4'], document.body);
    expect(desk.usual).toBeNull();
    desk.back();
    expect(desk.agree()).toBe(true);
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'submit', move: 'stop stop', hold: true });
  });

  it('is not asked about again where it ends the turn in so many words', () => {
    withUsual({ isFarewell: ({ verb }) => verb === 'stop' });
    desk.agree();
    expect(Socket.last.sent.at(-1)).toMatchObject({ move: 'stop stop', hold: false });
  });

  it('gives way to what a bot would do', async () => {
    withUsual();
    await hinted('move C7 C6');
    expect(desk.usual).toBeNull();
  });
});

describe('Enter', () => {
  it('says yes to nothing while nothing is chosen', () => {
    expect(desk.agree()).toBe(false);
  });

  it('chooses what a bot would, and then does it', async () => {
    await hinted('move C7 C6');
    expect(desk.canFollowHint).toBe(true);
    expect(desk.agree()).toBe(true);
    expect(desk.candidate?.move).toBe('move C7 C6');
    expect(Socket.last.sent.some((sent) => sent.type === 'submit')).toBe(false);
    expect(desk.agree()).toBe(true);
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'submit', move: 'move C7 C6' });
  });

  it('does what is chosen from the last thing that was ticked, where a click would take the tick back', () => {
    desk.module = { ...desk.module, isTicked: () => true } as BoardModule;
    Socket.last.tell({ ...asked, index: 4, prompt: { ...asked.prompt, options: options.slice(0, 3) } });
    desk.point(['C4'], document.body);
    desk.point(['C5'], document.body);
    desk.point(['C5'], document.body);
    expect(desk.chosen).toEqual(['C4']);
    desk.point(['C5'], document.body);
    desk.point(['C5'], document.body, true);
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'submit', move: 'move C4 C5' });
  });

  it('leaves the hint alone once something else is begun', async () => {
    await hinted('move C7 C6');
    desk.point(['C4'], document.body);
    expect(desk.canFollowHint).toBe(false);
    expect(desk.agree()).toBe(false);
    expect(desk.chosen).toEqual(['C4']);
    desk.back();
    expect(desk.canFollowHint).toBe(true);
  });
});

describe('a hint', () => {
  it('holds nobody up, and is forgotten when one has moved meanwhile', async () => {
    const asking = desk.askHint();
    expect(desk.isSending).toBe(false);
    expect(desk.mark('C4')).toBe('next');
    const stop = desk.selection.offers.find((offer) => offer.target === 'stop');
    if (stop) desk.pick(stop);
    expect(desk.isSending).toBe(true);
    Socket.last.answer('hint', { type: 'hint', move: 'move C7 C6', text: '' });
    await asking;
    expect(desk.hint).toBeNull();
  });
});

describe('while a deed is on its way', () => {
  beforeEach(() => {
    desk.point(['C4'], document.body);
    desk.point(['C5'], document.body);
    desk.agree();
  });

  it('what was chosen stays marked, and nothing else can be', () => {
    expect(desk.isSending).toBe(true);
    expect([desk.mark('C4'), desk.mark('C5'), desk.mark('C6'), desk.mark('C7')]).toEqual([
      'chosen',
      'chosen',
      'rest',
      'rest',
    ]);
  });

  it('neither a click nor an offer changes the choice', () => {
    desk.point(['C7'], document.body);
    const stop = desk.selection.offers.find((offer) => offer.target === 'stop');
    if (stop) desk.pick(stop);
    expect(desk.chosen).toEqual(['C4', 'C5']);
    expect(Socket.last.sent.filter((sent) => sent.type === 'submit')).toHaveLength(1);
  });

  it('a refusal gives the choice back', async () => {
    Socket.last.answer('submit', { type: 'refused', code: 'illegal', text: 'No.', rule: '' });
    await vi.waitFor(() => expect(desk.isSending).toBe(false));
    expect(desk.mark('C7')).not.toBe('rest');
    expect(desk.notice?.text).toBe('No.');
  });
});

describe('what is built up by tentative moves', () => {
  beforeEach(() => {
    desk.module = {
      ...desk.module,
      isTentative: ({ verb }: OptionInfo) => verb === 'send',
      isBuildingUp: () => true,
    } as BoardModule;
    const prompt = { ...asked.prompt, options: [option('send', 'C1'), option('send', 'C2'), option('stop', 'stop')] };
    Socket.last.tell({ ...asked, index: 4, prompt, undo: { moves: 1 } });
  });

  it('grows by one click, and is not asked about', () => {
    desk.point(['C2'], document.body);
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'submit', move: 'send C2' });
  });

  it('is foreseen where one rests', async () => {
    desk.pointing.rest('C1', document.body);
    flushSync();
    expect(desk.foreseen?.move).toBe('send C1');
    expect(desk.candidate).toBeNull();
    Socket.last.answer('preview', { type: 'preview', move: 'send C1', view: { then: true } });
    await vi.waitFor(() => expect(desk.after).toEqual({ then: true }));
    desk.pointing.leave();
    flushSync();
    expect(desk.after).toBeNull();
  });

  it('is called back by Escape', () => {
    expect(desk.back()).toBe(true);
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'undo', moves: 1 });
  });

  it('cannot be called back beyond what can be undone', () => {
    Socket.last.tell({ ...asked, index: 5, undo: { moves: 0 } });
    expect(desk.back()).toBe(false);
  });
});
