// What is said of a choice comes later than the board: when somebody is there to choose. Until then nothing is said of it.

import type * as foresee from './foresee';

type Foresee = typeof foresee;

export class Foresight {
  #said = $state.raw<Foresee | null>(null);
  #isWanted = false;

  /** Fetch it, if it is not there; what could not be fetched may be wanted again. */
  want(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    import('./foresee').then(
      (said) => (this.#said = said),
      () => (this.#isWanted = false),
    );
  }

  /** Null while it is on its way. */
  get said(): Foresee | null {
    this.want();
    return this.#said;
  }
}
