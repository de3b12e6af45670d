import type * as French from './operatorText.fr';

export const operatorLanguage: typeof French.operatorLanguage = 'fr';

export const inFrench: typeof French.inFrench = 'The text below is in French.';

/** Between isolates (U+2068, U+2069), by which `Sentence` marks it as French. */
export const operatorText: typeof French.operatorText = (text) => `\u2068${text}\u2069`;

/** The server's sentence is in French: it comes after ours. */
export const operatorSays: typeof French.operatorSays = (said, own) =>
  typeof said === 'string' ? `${own} ${operatorText(said)}` : own;
