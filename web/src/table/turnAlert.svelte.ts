// Alerts a person to a table that waits for them: a word in the title bar, and a soft knock while the page is hidden.

import { settings } from '../lib/settings.svelte';
import { say } from '../words/table';

/** Two short wooden tones; made here, so that no file has to be fetched. */
function knock(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 330],
    [0.16, 440],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + at;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.12, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
  setTimeout(() => void audio.close(), 1000);
}

/** Watches whether it is one's turn; `title` is what the title bar says otherwise. */
export function alertOnTurn(isMyTurn: () => boolean, title: () => string): void {
  let was = false;
  let isHidden = $state(document.hidden);
  $effect(() => {
    const hear = () => (isHidden = document.hidden);
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  });
  $effect(() => {
    const is = isMyTurn();
    if (is && !was && document.hidden && settings.sound) knock();
    was = is;
  });
  $effect(() => {
    document.title = isMyTurn() && isHidden ? say('table-title', { title: title() }) : title();
  });
}
