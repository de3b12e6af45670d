/** The number of characters of a description that a search engine shows. */
const EXCERPT_LENGTH = 155;

/** The beginning of a text on one line, cut between two words; an ellipsis marks the cut. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  const lastWord = cut.lastIndexOf(' ');
  return `${(lastWord > 0 ? cut.slice(0, lastWord) : cut.slice(0, -1)).replace(/[\s,;:.]+$/, '')}…`;
}
