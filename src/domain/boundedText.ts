/** Longer than any line that is typed on the site and kept for the visit; a message has its own bound. */
const LONGEST = 500;

/** A text that a storage or the history brings back: empty when it is none, or longer than any that was kept. */
export function boundedText(raw: unknown, longest = LONGEST): string {
  return typeof raw === 'string' && raw.length <= longest ? raw : '';
}
