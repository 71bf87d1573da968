// The line to a table: answers find their questions, a lost line comes back and goes on where it was.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateMessage } from '../../src/lib/types';
import { Connection, Refusal } from '../../src/table/connection.svelte';

class Socket {
  static all: Socket[] = [];
  readyState: number = WebSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((close: Partial<CloseEvent>) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  static get last(): Socket {
    const socket = Socket.all.at(-1);
    if (!socket) throw new Error('nobody has connected');
    return socket;
  }
}

function state(more: Partial<StateMessage> = {}): StateMessage {
  return { type: 'state', index: 1, eyes: 1, log: [], log_from: 0, chat: null, ref: 0, ...more } as StateMessage;
}

let connections: Connection[] = [];

function connected(): { connection: Connection; heard: StateMessage[] } {
  const heard: StateMessage[] = [];
  const connection = new Connection({
    path: '/api/tables/t1/live',
    onState: (told) => heard.push(told),
    open: (url) => new Socket(url) as unknown as WebSocket,
  });
  connection.connect();
  connections.push(connection);
  return { connection, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
});
afterEach(() => {
  // Whoever is not closed goes on listening to the network.
  for (const connection of connections) connection.close();
  connections = [];
  vi.useRealTimers();
});

describe('what is told', () => {
  it('is handed on, and the log is put together', () => {
    const { connection, heard } = connected();
    Socket.last.tell(state({ log: [{ deed: 0, text: 'one' }] }));
    Socket.last.tell(state({ index: 2, log_from: 1, log: [{ deed: 1, text: 'two' }] }));
    expect(connection.status).toBe('open');
    expect(heard.map((told) => told.index)).toEqual([1, 2]);
    expect(connection.log.map((line) => line.text)).toEqual(['one', 'two']);
    Socket.last.tell(state({ index: 3, log_from: 1, log: [{ deed: 2, text: 'took it back' }] }));
    expect(connection.log.map((line) => line.text)).toEqual(['one', 'took it back']);
  });

  it('keeps what was said', () => {
    const { connection } = connected();
    Socket.last.tell(state({ chat: [{ id: 1, at_ms: 0, name: 'Ines', text: 'Salve' }] }));
    Socket.last.tell({ type: 'chat', line: { id: 2, at_ms: 1, name: 'Tomas', text: 'Ave' } });
    expect(connection.chat.map((line) => line.text)).toEqual(['Salve', 'Ave']);
  });
});

describe('questions', () => {
  it('get the answer with their own number, in any order', async () => {
    const { connection } = connected();
    Socket.last.tell(state());
    const first = connection.ask('why', { type: 'why', seat: 1, target: 'W1', chosen: [] });
    const second = connection.ask('why', { type: 'why', seat: 1, target: 'W2', chosen: [] });
    const refs = Socket.last.sent.map((sent) => sent.ref);
    Socket.last.tell({ type: 'why', ref: refs[1], text: 'second', rule: '' });
    Socket.last.tell({ type: 'why', ref: refs[0], text: 'first', rule: '' });
    expect([(await first).text, (await second).text]).toEqual(['first', 'second']);
  });

  it('are refused with the reason and its rule', async () => {
    const { connection } = connected();
    const answer = connection.ask('state', { type: 'confirm', index: 1, seat: 1 });
    Socket.last.tell({ type: 'refused', ref: Socket.last.sent[0]?.ref, code: 'stale', text: 'Too late.', rule: 'X-1' });
    await expect(answer).rejects.toMatchObject({ code: 'stale', message: 'Too late.', rule: 'X-1' });
  });

  it('are refused when the line is, or gets, lost', async () => {
    const { connection } = connected();
    const answer = connection.ask('state', { type: 'confirm', index: 1, seat: 1 });
    Socket.last.onclose?.({ code: 1006 });
    await expect(answer).rejects.toBeInstanceOf(Refusal);
    await expect(connection.ask('state', { type: 'confirm', index: 1, seat: 1 })).rejects.toMatchObject({
      code: 'lost',
    });
  });
});

describe('a lost line', () => {
  it('comes back, and resumes where it was', () => {
    const { connection } = connected();
    Socket.last.tell(state({ index: 7 }));
    Socket.last.onclose?.({ code: 1006 });
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(Socket.all).toHaveLength(2);
    expect(new URL(Socket.last.url).searchParams.get('seen')).toBe('7');
    expect(new URL(Socket.last.url).searchParams.get('eyes')).toBe('1');
    Socket.last.tell(state({ index: 8 }));
    expect(connection.status).toBe('open');
  });

  it('waits longer each time, up to a quarter of a minute', () => {
    connected();
    const waits: number[] = [];
    for (let times = 0; times < 8; times++) {
      Socket.last.onclose?.({ code: 1006 });
      const before = Socket.all.length;
      let waited = 0;
      while (Socket.all.length === before && waited < 20_000) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThanOrEqual(500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
    expect(waits[6]).toBeGreaterThanOrEqual(7_000);
  });

  it('is noticed by a heartbeat that nobody answers', () => {
    const { connection } = connected();
    Socket.last.tell(state());
    vi.advanceTimersByTime(20_000);
    expect(Socket.last.sent.at(-1)?.type).toBe('ping');
    vi.advanceTimersByTime(10_000);
    expect(connection.status).toBe('lost');
  });

  it('stays up while heartbeats are answered', async () => {
    const { connection } = connected();
    Socket.last.tell(state());
    for (let times = 0; times < 3; times++) {
      await vi.advanceTimersByTimeAsync(20_000);
      Socket.last.tell({ type: 'pong', ref: Socket.last.sent.at(-1)?.ref });
    }
    expect(connection.status).toBe('open');
    expect(Socket.all).toHaveLength(1);
  });

  it('is not sought again where there is no table', () => {
    const { connection } = connected();
    Socket.last.onclose?.({ code: 4404, reason: 'There is no such table.' });
    vi.advanceTimersByTime(60_000);
    expect(connection.status).toBe('gone');
    expect(connection.closeReason).toBe('There is no such table.');
    expect(Socket.all).toHaveLength(1);
  });

  it('is known to be of rules that the server does not know', () => {
    const { connection } = connected();
    expect(connection.isUnknown).toBe(false);
    Socket.last.onclose?.({ code: 4409, reason: 'It was begun under version 7 of the rules.' });
    expect([connection.status, connection.isUnknown]).toEqual(['gone', true]);
  });

  it('is left alone once the page is closed', () => {
    const { connection } = connected();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
  });
});

describe('a line in doubt', () => {
  it('shows at once when the browser has lost its network, and is lost if nobody answers', () => {
    const { connection } = connected();
    Socket.last.tell(state());
    dispatchEvent(new Event('offline'));
    expect(connection.isDoubtful).toBe(true);
    expect(Socket.last.sent.at(-1)?.type).toBe('ping');
    vi.advanceTimersByTime(3_000);
    expect(connection.status).toBe('lost');
  });

  it('is cleared by a table that still answers, as one on this machine does', async () => {
    const { connection } = connected();
    Socket.last.tell(state());
    dispatchEvent(new Event('offline'));
    Socket.last.tell({ type: 'pong', ref: Socket.last.sent.at(-1)?.ref });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(connection.isDoubtful).toBe(false);
    expect(connection.status).toBe('open');
  });

  it('is asked when a question has waited for some seconds', async () => {
    const { connection } = connected();
    Socket.last.tell(state());
    const answer = connection.ask('state', { type: 'confirm', index: 1, seat: 1 });
    const refused = expect(answer).rejects.toMatchObject({ code: 'lost' });
    vi.advanceTimersByTime(4_000);
    expect(Socket.last.sent.at(-1)?.type).toBe('ping');
    vi.advanceTimersByTime(3_000);
    expect(connection.status).toBe('lost');
    await refused;
  });

  it('is not asked when the answer came in time', async () => {
    const { connection } = connected();
    Socket.last.tell(state());
    const answer = connection.ask('state', { type: 'confirm', index: 1, seat: 1 });
    Socket.last.tell(state({ index: 2, ref: Socket.last.sent.at(-1)?.ref as number }));
    await answer;
    vi.advanceTimersByTime(10_000);
    expect(Socket.last.sent.map((sent) => sent.type)).toEqual(['confirm']);
  });

  it('is sought again at once when the network is back, also where a try hangs', () => {
    const { connection } = connected();
    Socket.last.tell(state());
    for (let times = 0; times < 6; times++) {
      Socket.last.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(15_000);
    }
    const hanging = Socket.last;
    hanging.readyState = WebSocket.CONNECTING;
    const before = Socket.all.length;
    dispatchEvent(new Event('online'));
    expect(Socket.all).toHaveLength(before + 1);
    expect(hanging.readyState).toBe(WebSocket.CLOSED);
    Socket.last.tell(state());
    expect(connection.status).toBe('open');
  });

  it('is given up when a try hangs for long', () => {
    const { connection } = connected();
    Socket.last.readyState = WebSocket.CONNECTING;
    vi.advanceTimersByTime(20_000);
    expect(connection.status).toBe('lost');
  });

  it('is nobody’s concern once the page is closed', () => {
    const { connection } = connected();
    Socket.last.tell(state());
    connection.close();
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    expect(connection.isDoubtful).toBe(false);
    expect(Socket.all).toHaveLength(1);
  });
});
