/** The number of characters of a description that a search engine shows. */
const EXCERPT_LENGTH = 155;

/** The beginning of a text on one line, cut between two words; an ellipsis marks the cut. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  // In one long word the position is -1: the last letter makes room for the ellipsis.
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '')}…`;
}
