// States are played one after another, and the picture at the end is that of the newest.
import { describe, expect, it, vi } from 'vitest';
import type { BoardModule, GameEvent } from '../../src/games/board';
import type { LogLine } from '../../src/lib/types';
import { Playback } from '../../src/table/playback.svelte';

interface Count {
  view: { count: number };
  eyes: number | null;
}
const line = (at: number): LogLine => ({ deed: at, text: `line ${at}`, seat: 0, event: { type: 'Counted', seat: 0 } });
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at));
const at = (count: number): Count => ({ view: { count }, eyes: 1 });

const module = {
  beats: () => 1,
  drawIn: (view: unknown) => ({ count: (view as { count: number }).count + 1 }),
} as unknown as BoardModule;

function playback(beat = 10): { show: Playback<Count>; played: GameEvent[]; ends: (() => void)[] } {
  const show = new Playback<Count>({ beat: () => beat, module: () => module });
  const played: GameEvent[] = [];
  const ends: (() => void)[] = [];
  show.stage((event) => {
    played.push(event);
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    ends.push(finish);
    return [{ finished, finish, cancel: () => undefined } as unknown as Animation];
  });
  return { show, played, ends };
}

describe('what is shown', () => {
  it('is the first state at once, without playing what led to it', () => {
    const { show, played } = playback();
    show.take(at(3), lines(3), 0);
    expect(show.view).toEqual({ count: 3 });
    expect(played).toEqual([]);
    expect(show.isPlaying).toBe(false);
  });

  it('is each new event in turn, then the new state', async () => {
    const { show, played, ends } = playback();
    show.take(at(1), lines(1), 0);
    show.take(at(30), lines(3), 1);
    expect(show.isPlaying).toBe(true);
    expect(show.moment?.text).toBe('line 1');
    expect(show.view).toEqual({ count: 1 });
    ends[0]?.();
    await vi.waitFor(() => expect(played).toHaveLength(2));
    expect(show.view).toEqual({ count: 2 });
    expect(show.log).toHaveLength(3);
    ends[1]?.();
    await vi.waitFor(() => expect(show.isPlaying).toBe(false));
    expect(show.view).toEqual({ count: 30 });
    expect(show.moment).toBeNull();
  });

  it('waits its turn while another is played', async () => {
    const { show, ends } = playback();
    show.take(at(1), lines(1), 0);
    show.take(at(2), lines(2), 1);
    show.take(at(3), lines(3), 2);
    expect(show.state?.view.count).toBe(1);
    ends[0]?.();
    await vi.waitFor(() => expect(show.state?.view.count).toBe(2));
    ends[1]?.();
    await vi.waitFor(() => expect(show.state?.view.count).toBe(3));
  });

  it('is the newest state when one skips', async () => {
    const { show, played } = playback();
    show.take(at(1), lines(1), 0);
    show.take(at(2), lines(4), 1);
    show.take(at(9), lines(8), 4);
    show.skip();
    await vi.waitFor(() => expect(show.isPlaying).toBe(false));
    expect(show.view).toEqual({ count: 9 });
    expect(show.log).toHaveLength(8);
    expect(played).toHaveLength(1);
  });
});

describe('nothing is played', () => {
  it('when motion is not wanted', () => {
    const { show, played } = playback(0);
    show.take(at(1), lines(1), 0);
    show.take(at(2), lines(2), 1);
    expect(show.view).toEqual({ count: 2 });
    expect(played).toEqual([]);
  });

  it('when moves were taken back', () => {
    const { show, played } = playback();
    show.take(at(5), lines(5), 0);
    show.take(at(4), lines(4), 0);
    expect(show.view).toEqual({ count: 4 });
    expect(played).toEqual([]);
  });

  it('when somebody else looks now', () => {
    const { show, played } = playback();
    show.take(at(1), lines(1), 0);
    show.take({ ...at(2), eyes: 0 }, lines(2), 1);
    expect(show.view).toEqual({ count: 2 });
    expect(played).toEqual([]);
  });

  it('when there is more than one would watch', () => {
    const { show, played } = playback();
    show.take(at(1), lines(1), 0);
    show.take(at(80), lines(80), 1);
    expect(show.view).toEqual({ count: 80 });
    expect(played).toEqual([]);
  });
});
