// How much room there is, where a different room needs a different order of things and not only different measures.
import { MediaQuery } from 'svelte/reactivity';

/** Room for a rail beside the middle. */
export const wide = new MediaQuery('min-width: 1100px', true);

/** A phone: one thing below the other. */
export const narrow = new MediaQuery('max-width: 700px', false);
