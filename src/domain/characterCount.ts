/** Characters as a person counts them, without the spaces around the text. */
export function characterCount(raw: string): number {
  return Array.from(raw.trim()).length;
}
