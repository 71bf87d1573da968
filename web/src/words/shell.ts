// The words of the pages around the table, which a table does not carry.
import { say } from './common';
import messages from './shell.ftl';
import { addWords } from './words';

addWords(messages);
export { say };
