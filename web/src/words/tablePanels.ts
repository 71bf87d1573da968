// The words of what a table opens when it is asked for, or seldom needs: a first visit does not carry them.
import { say } from './table';
import messages from './tablePanels.ftl';
import { addWords } from './words';

addWords(messages);
export { say };
