// The words that all pages share. Whoever says one has `say` from here, so that the words are there before they are said.
import messages from './common.ftl';
import { addWords, say } from './words';

addWords(messages);
export { say };
