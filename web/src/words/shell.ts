// The words of the pages around the table, which a table does not carry.
import { say } from './common';
import source from './shell.ftl?raw';
import { addWords } from './words';

addWords(source);
export { say };
