// Games that are being made and not yet here. They stand on the home page as unfinished tablets, without buttons; each leaves
// this list by being installed.
import type { GameInfo } from '../lib/types';

export interface Coming {
  key: string;
  title: string;
  text: string;
}

const COMING: readonly Coming[] = [
  {
    key: 'founders_of_the_empire',
    title: 'Founders of the Empire',
    text: 'Lay tile against tile until your nation can carry a temple.',
  },
  { key: 'emporion', title: 'Emporion', text: 'A Greek port in Iberia: bring ships in, turn cargo into fame.' },
  {
    key: 'ancient_world',
    title: 'The Ancient World',
    text: 'Six rounds to feed a city, raise armies and bring down Titans.',
  },
];

export function stillComing(games: readonly GameInfo[]): readonly Coming[] {
  return COMING.filter((one) => !games.some(({ meta }) => meta.key === one.key || meta.title === one.title));
}
