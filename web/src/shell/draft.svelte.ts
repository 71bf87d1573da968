// A table that is being set up: who sits where, how it is played, and what the server says against it. It decides nothing itself:
// for every refusal it asks.
import { api } from '../lib/api';
import { asProblem } from '../lib/problem';
import { capital, colourName } from '../lib/seats';
import type { BotLevel, GameInfo, GameOption, OptionsRefused, SeatWanted, TableWanted, UndoMode } from '../lib/types';
import { MY_SEAT, usualBot } from './playNow';

/** Who shall sit somewhere; a `neighbour` is somebody else at this screen. */
export type Sitter =
  { kind: 'me' } | { kind: 'neighbour'; name: string } | { kind: 'bot'; bot: string } | { kind: 'open' };

/** One option changed so that a refused number can sit down. */
export interface Mend {
  players: number;
  option: GameOption;
  value: string;
}

export class Draft {
  readonly game: GameInfo;
  readonly bots: readonly BotLevel[];
  seats = $state<Sitter[]>([]);
  options = $state<Record<string, string>>({});
  undo = $state<UndoMode>('turn');
  onlookers = $state(true);
  listed = $state(false);
  /** Why a number of players cannot sit down with these options. */
  refusals = $state.raw<Record<string, OptionsRefused | null>>({});
  problem = $state('');
  isOpening = $state(false);

  readonly players = $derived(this.seats.length);
  readonly refused = $derived(this.refusals[this.players] ?? null);
  readonly hasMe = $derived(this.seats.some((seat) => seat.kind === 'me'));
  readonly freeSeats = $derived(this.seats.filter((seat) => seat.kind === 'open').length);

  /** Seats given up by a smaller number come back with a larger one. */
  #spare: Sitter[] = [];

  constructor(game: GameInfo, bots: readonly BotLevel[]) {
    this.game = game;
    this.bots = bots;
    this.options = Object.fromEntries(game.meta.options.map((option) => [option.key, option.default]));
    this.seats = Array.from({ length: game.usual_players }, (_, seat) =>
      seat === MY_SEAT ? { kind: 'me' } : this.#bot(),
    );
    void this.check();
  }

  seat(players: number): void {
    const all = [...this.seats, ...this.#spare];
    while (all.length < players) all.push(this.#bot());
    this.seats = all.slice(0, players);
    this.#spare = all.slice(players).filter((seat) => seat.kind !== 'me');
    if (!this.hasMe) this.seats[Math.min(MY_SEAT, players - 1)] = { kind: 'me' };
    // An order of seats is for one number of them.
    for (const option of this.game.meta.options) {
      if (option.kind !== 'choice') this.options[option.key] = option.default;
    }
    this.problem = '';
  }

  place(seat: number, sitter: Sitter): void {
    this.seats[seat] = sitter;
    this.problem = '';
  }

  choose(option: GameOption, value: string): void {
    this.options[option.key] = value;
    this.problem = '';
    void this.check();
  }

  async check(): Promise<void> {
    const asked = $state.snapshot(this.options);
    try {
      const { players } = await api.checkOptions(this.game.meta.key, asked);
      if (Object.entries(asked).every(([key, value]) => this.options[key] === value)) this.refusals = players;
    } catch (error) {
      this.problem = asProblem(error).text;
    }
  }

  /** The first option that would let that many sit down if it alone were changed; undefined if none would. */
  async mend(players: number): Promise<Mend | undefined> {
    for (const option of this.game.meta.options) {
      for (const { value } of option.choices) {
        if (value === this.options[option.key]) continue;
        const options = { ...$state.snapshot(this.options), [option.key]: value };
        const check = await api.checkOptions(this.game.meta.key, options);
        if (check.players[players] === null) return { players, option, value };
      }
    }
    return undefined;
  }

  accept({ players, option, value }: Mend): void {
    this.choose(option, value);
    this.seat(players);
  }

  wanted(): TableWanted {
    return {
      game: this.game.meta.key,
      seats: this.seats.map(wantedOf),
      options: $state.snapshot(this.options),
      undo: this.undo,
      onlookers: this.onlookers,
      listed: this.listed && this.freeSeats > 0,
    };
  }

  /** Opens the table; its id, or undefined when the server refused. */
  async open(): Promise<string | undefined> {
    this.isOpening = true;
    this.problem = '';
    try {
      return (await api.openTable(this.wanted())).id;
    } catch (error) {
      this.problem = asProblem(error).text;
      return undefined;
    } finally {
      this.isOpening = false;
    }
  }

  #bot(): Sitter {
    return { kind: 'bot', bot: usualBot(this.bots) };
  }
}

function wantedOf(sitter: Sitter, seat: number): SeatWanted {
  if (sitter.kind === 'neighbour') return { kind: 'me', name: sitter.name.trim() || capital(colourName(seat)) };
  return { ...sitter };
}
