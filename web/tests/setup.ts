// Components are tested with the words that the page has.
import shellWords from '../src/words/shell.ftl?raw';
import { addWords } from '../src/words/words';

addWords(shellWords);
