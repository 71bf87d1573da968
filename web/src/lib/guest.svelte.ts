// Who sits at this browser: a guest with a name, known by a cookie that no script can read.
import { api } from './api';
import type { Me } from './types';

class Guest {
  me = $state.raw<Me>();
  readonly name = $derived(this.me?.name ?? '');
  #arrival: Promise<Me> | undefined;

  /** Asks the server who we are, once; it makes a guest of a newcomer. Everything else waits for this: it sets the cookie. */
  arrive(): Promise<Me> {
    this.#arrival ??= api.me().then(
      (me) => (this.me = me),
      (error: unknown) => {
        this.#arrival = undefined;
        throw error;
      },
    );
    return this.#arrival;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
}

export const guest = new Guest();
