import { operator } from '../../src/ui/operator.ts';

/** The title of the tab on the page of this heading, as the vocabulary wants it. */
export function titleOf(heading: string): string {
  return `${heading} – ${operator.name}`;
}
