import { memo, type ReactElement } from 'react';
import { formatCalendarDay } from '../../../../domain/basis/calendarDay';
import { formatCount } from '../../../../domain/basis/formatCount';
import { formatEuros, shownTotal } from '../../../../domain/basis/money';
import type { PassagePage } from '../../../../domain/passage/passage';
import type { PassageSearch } from '../search/passageSearch';
import { countTrips } from './countTrips';
import styles from './FoundPassages.module.css';

interface SearchTotalProps {
  readonly found: PassagePage;
  readonly search: PassageSearch;
  /** Badge reference → name of the vehicle. */
  readonly vehicles: ReadonlyMap<string, string>;
  readonly busy: boolean;
}

/**
 * How many passages were found, and what they cost. The server sends no sum: that of a search on several
 * pages, or with unreadable rows, is of the rows shown, and says so. Memoised: a click on a row does not
 * add them up again.
 */
export const SearchTotal = memo(function SearchTotal({
  found,
  search,
  vehicles,
  busy,
}: SearchTotalProps): ReactElement {
  const { passages, total } = found;
  const sum = shownTotal(passages.map(({ amount }) => amount));
  const isWhole = passages.length === total;
  const { from, to } = search.period;
  return (
    <div className={styles.total} data-busy={busy}>
      <p className={styles.figures}>
        <strong>
          {countTrips(total)}
          {sum !== null && ` · ${formatEuros(sum)}`}
        </strong>
        {!isWhole && <span> pour les {formatCount(passages.length)} affichés</span>}
      </p>
      <p className={styles.scope}>
        du {formatCalendarDay(from)} au {formatCalendarDay(to)},{' '}
        {badgeWords(search.badgeReference, vehicles)}
      </p>
    </div>
  );
});

function badgeWords(reference: string | null, vehicles: SearchTotalProps['vehicles']): string {
  if (reference === null) return 'tous les badges';
  const vehicle = vehicles.get(reference) ?? '';
  return vehicle === '' ? `badge ${reference}` : `${vehicle} (${reference})`;
}
