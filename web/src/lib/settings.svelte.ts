// What a person has set for this browser: kept here, applied everywhere, never sent to the server.
import { keep, recall } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const PACES = ['off', 'quick', 'normal', 'slow'] as const;
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];

/** How long one step of a shown move takes, in milliseconds. */
const BEATS: Record<Pace, number> = { off: 0, quick: 160, normal: 420, slow: 900 };
const KEY = 'quadriga.settings';

interface Stored {
  theme: Theme;
  pace: Pace;
  sound: boolean;
  confirm: boolean;
}
const DEFAULTS: Stored = { theme: 'auto', pace: 'normal', sound: true, confirm: true };

function stored(): Stored {
  try {
    const found = JSON.parse(recall(KEY) ?? '{}') as Partial<Stored>;
    return {
      theme: THEMES.find((theme) => theme === found.theme) ?? DEFAULTS.theme,
      pace: PACES.find((pace) => pace === found.pace) ?? DEFAULTS.pace,
      sound: typeof found.sound === 'boolean' ? found.sound : DEFAULTS.sound,
      confirm: typeof found.confirm === 'boolean' ? found.confirm : DEFAULTS.confirm,
    };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  theme = $state<Theme>('auto');
  pace = $state<Pace>('normal');
  sound = $state(true);
  /** Whether the last move of a turn waits for "End turn". */
  confirm = $state(true);
  /** The system's wish, which no setting overrules. */
  reducedMotion = $state(false);

  /** Milliseconds for one animated step; 0: show the result at once. */
  readonly beat = $derived(this.reducedMotion ? 0 : BEATS[this.pace]);

  constructor() {
    Object.assign(this, stored());
    const motion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    if (motion !== undefined) {
      this.reducedMotion = motion.matches;
      motion.addEventListener('change', (event) => (this.reducedMotion = event.matches));
    }
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset.theme = this.theme;
      });
      $effect(() => {
        const { theme, pace, sound, confirm } = this;
        keep(KEY, JSON.stringify({ theme, pace, sound, confirm } satisfies Stored));
      });
    });
  }
}

export const settings = new Settings();
