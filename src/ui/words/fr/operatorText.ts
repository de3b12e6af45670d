/** For `lang` of what only the operator's editors write; absent where the page is in that language. */
export const operatorLanguage: 'fr' | undefined = undefined;

/** A text of the operator's server or editors, inside a sentence or in place of one: in French, as it is. */
export function operatorText(text: string): string {
  return text;
}
