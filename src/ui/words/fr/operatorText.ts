/** A text of the operator's server or editors, inside a sentence or in place of one: in French, as it is. */
export function operatorText(text: string): string {
  return text;
}
