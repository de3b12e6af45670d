/** The number of characters as a person counts them (graphemes), without the spaces around the text. */
export function characterCount(raw: string): number {
  return Array.from(raw.trim()).length;
}
