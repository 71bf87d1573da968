// The language that this browser reads in: the page's words, and what it asks the server for.
import { recall } from './storage';

const ENGLISH = 'en';
/** For tests: see words/pseudo.ts. */
export const PSEUDO = 'en-XA';

export const language = recall('quadriga.language') ?? ENGLISH;

/** What an address must say that cannot be asked for with a header; nothing for English, so that caches keep what they have. */
export const spoken: Readonly<Record<string, string>> = language === ENGLISH ? {} : { language };
