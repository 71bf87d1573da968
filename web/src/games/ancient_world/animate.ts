// How events are played. Each leaves the picture as it found it; the next view draws what has become of it.

import type { Animator } from '../board';

export function animatorOf(): Animator {
  return () => [];
}
