// The WebSocket to a table: it reconnects, resumes where it was, and pairs answers with requests.
//
// States are handed on in order and never dropped: whoever shows them decides what to play and what to skip. Requests
// that were under way when the connection broke are refused as lost; the state that comes after reconnecting says whether they
// arrived, because every change names the index it was made at.
//
// A connection can be dead without saying so. A heartbeat tries it, and a ping at once whenever there is reason for doubt.

import { spoken } from '../lib/language';
import type { ClientMessage, ChatLine, LogLine, RefusedMessage, StateMessage, ServerMessage } from '../lib/types';
import { say } from '../words/table';

const HEARTBEAT_MS = 20_000;
const ANSWER_MS = 10_000;
/** A request that has waited so long raises a doubt; so does a browser that says it has lost its network. */
const PATIENCE_MS = 4_000;
/** A doubted connection has so long to answer. */
const DOUBT_MS = 3_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** What a server closes with when coming back is of no use: no such table, or not for this guest. */
const FINAL_CLOSES = { from: 4400, to: 4499 };
const UNKNOWN_RULES = 4409;

export type ConnectionStatus = 'opening' | 'open' | 'lost' | 'gone';

/** What a page asks, without the number that pairs it with its answer. */
type Without<T> = T extends unknown ? Omit<T, 'ref'> : never;
export type ClientRequest = Without<ClientMessage>;

/** A request that changed nothing: the server's refusal, or the connection was lost. */
export class Refusal extends Error {
  readonly code: RefusedMessage['code'] | 'lost';
  readonly rule: string;

  constructor(code: Refusal['code'], text: string, rule = '') {
    super(text);
    this.code = code;
    this.rule = rule;
  }
}

interface Waiting {
  answer: (message: ServerMessage) => void;
  refuse: (refusal: Refusal) => void;
}

export interface ConnectionOptions {
  /** Where the table is served; the parameters to resume are added to it. */
  path: string;
  onState: (state: StateMessage) => void;
  open?: (url: string) => WebSocket;
}

export class Connection {
  status = $state<ConnectionStatus>('opening');
  /** The newest state: who is there, what may be asked. What is shown on the board may still be an older one. */
  state = $state.raw<StateMessage | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /**
   * The browser says that it has lost its network, and the table has not said otherwise: one on this very machine still
   * answers.
   */
  isDoubtful = $state(false);
  /** Why the connection is gone for good. */
  closeReason = $state('');
  /** The table was begun under rules that this server does not know: it cannot be opened, but downloaded. */
  isUnknown = $state(false);

  readonly #path: string;
  readonly #onState: (state: StateMessage) => void;
  readonly #open: (url: string) => WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | null = null;
  #ref = 0;
  #tries = 0;
  #isClosed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  readonly #ends = new AbortController();

  constructor(options: ConnectionOptions) {
    this.#path = options.path;
    this.#onState = options.onState;
    this.#open = options.open ?? ((url) => new WebSocket(url));
    const { signal } = this.#ends;
    addEventListener('offline', () => this.#doubt(), { signal });
    addEventListener('online', () => this.hurry(), { signal });
  }

  connect(): void {
    clearTimeout(this.#retry);
    if (this.#socket || this.#isClosed) return;
    const socket = this.#open(this.#url());
    this.#socket = socket;
    socket.onmessage = (message) => this.#receive(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (close) => this.#lose(socket, close);
    this.#heartbeat = setInterval(() => {
      if (socket.readyState === WebSocket.CONNECTING) this.#lose(socket);
      else void this.#beat(socket, ANSWER_MS);
    }, HEARTBEAT_MS);
  }

  /** Do not wait for the next try, nor for one that hangs; a connection that seems to be up has to prove it. */
  hurry(): void {
    if (this.status === 'lost') {
      this.#drop(this.#socket);
      this.connect();
    } else if (this.#socket) void this.#beat(this.#socket, DOUBT_MS);
  }

  close(): void {
    this.#isClosed = true;
    this.#ends.abort();
    clearTimeout(this.#retry);
    this.#drop(this.#socket);
  }

  /** Ask, and get the answer of that kind; a refusal or a lost connection rejects. */
  ask<K extends ServerMessage['type']>(kind: K, request: ClientRequest): Promise<Extract<ServerMessage, { type: K }>> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refusal('lost', say('table-unreachable')));
    }
    const ref = ++this.#ref;
    // A ping has its own time.
    const late = request.type === 'ping' ? undefined : setTimeout(() => void this.#beat(socket, DOUBT_MS), PATIENCE_MS);
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, {
        answer: (message) => {
          clearTimeout(late);
          if (message.type === kind) resolve(message as Extract<ServerMessage, { type: K }>);
          else reject(new Refusal('bad', say('problem-unknown')));
        },
        refuse: (refusal) => {
          clearTimeout(late);
          reject(refusal);
        },
      });
      socket.send(JSON.stringify({ ...request, ref }));
    });
  }

  /** Send something that has no answer of its own. */
  send(request: ClientRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ ...request, ref: ++this.#ref }));
    }
  }

  #url(): string {
    const url = new URL(this.#path, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    for (const [name, value] of Object.entries(spoken)) url.searchParams.set(name, value);
    if (this.state) {
      url.searchParams.set('seen', String(this.state.index));
      if (this.state.eyes !== null) url.searchParams.set('eyes', String(this.state.eyes));
    }
    return url.href;
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'state') this.#take(message);
    else if (message.type === 'chat') this.chat = [...this.chat, message.line];
    const ref = 'ref' in message ? (message.ref ?? 0) : 0;
    const waiting = this.#waiting.get(ref);
    if (!waiting) return;
    this.#waiting.delete(ref);
    if (message.type === 'refused') waiting.refuse(new Refusal(message.code, message.text, message.rule));
    else waiting.answer(message);
  }

  #take(state: StateMessage): void {
    this.status = 'open';
    this.#tries = 0;
    this.log = [...this.log.slice(0, state.log_from ?? 0), ...(state.log ?? [])];
    if (state.chat) this.chat = state.chat;
    this.state = state;
    this.#onState(state);
  }

  /** The network is said to be gone: whether the table is, too, shows at once. */
  #doubt(): void {
    if (this.status !== 'open' || !this.#socket) return;
    this.isDoubtful = true;
    void this.#beat(this.#socket, DOUBT_MS);
  }

  async #beat(socket: WebSocket, patience: number): Promise<void> {
    if (socket !== this.#socket || socket.readyState !== WebSocket.OPEN) return;
    const late = setTimeout(() => this.#lose(socket), patience);
    try {
      await this.ask('pong', { type: 'ping' });
      this.isDoubtful = false;
    } catch {
      // A connection that was lost meanwhile has been noticed elsewhere.
    } finally {
      clearTimeout(late);
    }
  }

  #lose(socket: WebSocket, close?: CloseEvent): void {
    if (socket !== this.#socket) return;
    this.#drop(socket);
    if (this.#isClosed) return;
    if (close && close.code >= FINAL_CLOSES.from && close.code <= FINAL_CLOSES.to) {
      this.status = 'gone';
      this.closeReason = close.reason;
      this.isUnknown = close.code === UNKNOWN_RULES;
      return;
    }
    this.status = 'lost';
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries += 1;
    // Half of it at random: a server that comes back is not met by everybody at once.
    this.#retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  #drop(socket: WebSocket | null): void {
    clearInterval(this.#heartbeat);
    this.isDoubtful = false;
    this.#socket = null;
    if (socket) {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
    for (const waiting of this.#waiting.values()) {
      waiting.refuse(new Refusal('lost', say('table-unanswered')));
    }
    this.#waiting.clear();
  }
}
