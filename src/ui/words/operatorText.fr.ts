/** For `lang` of what only the operator's editors write; absent where the page is in that language. */
export const operatorLanguage: 'fr' | undefined = undefined;

/** The line above what the operator writes; null where the page is in that language. */
export const inFrench: string | null = null;

/** A text of the operator's server or editors, inside a sentence or in place of one: in French, as it is. */
export function operatorText(text: string): string {
  return text;
}

/** What the server said of an action, or our own sentence where it said nothing. */
export function operatorSays(said: string | null | undefined, own: string): string {
  return said ?? own;
}
