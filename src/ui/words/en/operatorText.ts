import type * as French from '../fr/operatorText';

export const operatorLanguage: typeof French.operatorLanguage = 'fr';

/** Between isolates (U+2068, U+2069), by which `Sentence` marks it as French. */
export const operatorText: typeof French.operatorText = (text) => `\u2068${text}\u2069`;
