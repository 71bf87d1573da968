// The words of what opens over the pages, for those that are fetched when they are asked for: a first visit does not carry them.
import { say } from './common';
import messages from './panels.ftl';
import { addWords } from './words';

addWords(messages);
export { say };
