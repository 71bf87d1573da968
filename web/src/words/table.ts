// The words of a table, live and in replay: the pages around it do not carry them.
import { say } from './common';
import messages from './table.ftl';
import { addWords } from './words';

addWords(messages);
export { say };
