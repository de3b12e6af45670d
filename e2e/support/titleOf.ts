import { operator } from '../../src/ui/operator.ts';

/** The title of the browser tab for a page with this heading. */
export function titleOf(heading: string): string {
  return `${heading} – ${operator.name}`;
}
