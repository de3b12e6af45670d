import { madeOnce } from './madeOnce';

const french = madeOnce(() => new Intl.NumberFormat('fr-FR'));

/** `1 080`, with a narrow no-break space. */
export function formatCount(count: number): string {
  return french().format(count);
}
