// The words that all pages share. Whoever says one has `say` from here, so that the words are there before they are said.
import source from './common.ftl?raw';
import { addWords, say } from './words';

addWords(source);
export { say };
