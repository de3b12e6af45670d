/**
 * The maximum length of a stored line, longer than any line typed on the site; a message has its own
 * maximum.
 */
const LONGEST = 500;

/**
 * A text read from a storage or from the history: empty when it is not a string, or longer than the maximum.
 */
export function boundedText(raw: unknown, longest = LONGEST): string {
  return typeof raw === 'string' && raw.length <= longest ? raw : '';
}
