// States are played one after another, and the picture is always that of a state.
import { describe, expect, it, vi } from 'vitest';
import type { BoardModule, GameEvent } from '../../src/games/board';
import type { LogLine } from '../../src/lib/types';
import { Playback } from '../../src/table/playback.svelte';

interface Count {
  view: { count: number };
  eyes: number | null;
}
const line = (at: number, type = 'Counted'): LogLine => ({
  deed: at,
  text: `line ${at}`,
  seat: 0,
  event: { type, seat: 0 },
});
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at));
const at = (count: number): Count => ({ view: { count }, eyes: 1 });

/** Words alone say what is `Said`; all else moves. */
function playback(beat = 10) {
  const played: GameEvent[] = [];
  const ends: (() => void)[] = [];
  const asked: { before: unknown; after: unknown; past: number }[] = [];
  const module = {
    beats: () => 1,
    motion: async () => ({
      stepsOf: (event: GameEvent, deed: { before: unknown; after: unknown; past: readonly unknown[] }) => {
        asked.push({ before: deed.before, after: deed.after, past: deed.past.length });
        return event.type === 'Said' ? [] : [{ rest: true }];
      },
    }),
  } as unknown as BoardModule;
  document.body.animate = () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const play = () => {
      played.push(show.moment?.event as unknown as GameEvent);
      ends.push(finish);
    };
    return { finished, play, pause: () => undefined, cancel: () => finish() } as unknown as Animation;
  };
  const show = new Playback<Count>({ beat: () => beat, module: () => module, assets: () => null });
  return { show, played, ends, asked };
}

describe('what is shown', () => {
  it('is the first state at once, without playing what led to it', () => {
    const { show, played } = playback();
    show.take(at(3), lines(3), 0);
    expect(show.view).toEqual({ count: 3 });
    expect(played).toEqual([]);
    expect(show.isPlaying).toBe(false);
  });

  it('is the new state as soon as something moves, and all its events in turn', async () => {
    const { show, played, ends, asked } = playback();
    show.take(at(1), lines(1), 0);
    show.take(at(30), lines(3), 1);
    expect(show.isPlaying).toBe(true);
    await vi.waitFor(() => expect(played).toHaveLength(1));
    expect(show.moment?.text).toBe('line 1');
    expect(show.view).toEqual({ count: 30 });
    expect(show.state?.view).toEqual({ count: 1 });
    expect(show.log).toHaveLength(2);
    ends[0]?.();
    await vi.waitFor(() => expect(played).toHaveLength(2));
    expect(show.log).toHaveLength(3);
    ends[1]?.();
    await vi.waitFor(() => expect(show.isPlaying).toBe(false));
    expect(show.state?.view).toEqual({ count: 30 });
    expect(show.moment).toBeNull();
    expect(asked).toEqual([0, 1].map((past) => ({ before: { count: 1 }, after: { count: 30 }, past })));
  });

  it('is the old state as long as there are only words', async () => {
    const { show, played, ends } = playback(200);
    show.take(at(1), lines(1), 0);
    show.take(at(2), [line(0), line(1, 'Said'), line(2)], 1);
    await vi.waitFor(() => expect(show.moment?.text).toBe('line 1'));
    expect(show.view).toEqual({ count: 1 });
    await vi.waitFor(() => expect(played).toHaveLength(1));
    expect(show.view).toEqual({ count: 2 });
    ends[0]?.();
    await vi.waitFor(() => expect(show.isPlaying).toBe(false));
  });

  it('waits its turn while another is played', async () => {
    const { show, ends } = playback();
    show.take(at(1), lines(1), 0);
    show.take(at(2), lines(2), 1);
    show.take(at(3), lines(3), 2);
    expect(show.state?.view.count).toBe(1);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    ends[0]?.();
    await vi.waitFor(() => expect(show.state?.view.count).toBe(2));
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    ends[1]?.();
    await vi.waitFor(() => expect(show.state?.view.count).toBe(3));
  });

  it('is the newest state when one skips', async () => {
    const { show, played } = playback();
    show.take(at(1), lines(1), 0);
    show.take(at(2), lines(4), 1);
    show.take(at(9), lines(8), 4);
    await vi.waitFor(() => expect(played).toHaveLength(1));
    show.skip();
    await vi.waitFor(() => expect(show.isPlaying).toBe(false));
    expect(show.view).toEqual({ count: 9 });
    expect(show.log).toHaveLength(8);
    expect(played).toHaveLength(1);
  });

  it('is the newest state when one skips before anything has moved', async () => {
    const { show, played } = playback();
    show.take(at(1), lines(1), 0);
    show.take(at(2), lines(2), 1);
    show.skip();
    await vi.waitFor(() => expect(show.isPlaying).toBe(false));
    expect(show.view).toEqual({ count: 2 });
    expect(played).toEqual([]);
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
