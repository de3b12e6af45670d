import { Box } from '@mantine/core';
import { memo, type ReactElement, type Ref } from 'react';
import { formatCalendarDay, formatCount, formatEuros } from '../../../words/format.fr';
import { chartIcon } from '../../../../../generated/memberIcons';
import { shownTotal } from '../../../../domain/basis/money';
import type { PassagePage } from '../../../../domain/passage/passage';
import { Button } from '../../../design/controls/Button';
import { Icon } from '../../../design/icon/Icon';
import type { PassageSearch } from '../search/passageSearch';
import type { SumState } from '../summary/useSearchSum';
import { countTrips } from './countTrips';
import styles from './FoundPassages.module.css';

interface SearchTotalProps {
  readonly found: PassagePage;
  readonly search: PassageSearch;
  /** What the whole search adds up to. */
  readonly sum: SumState;
  /** Badge reference → name of the vehicle. */
  readonly vehicles: ReadonlyMap<string, string>;
  readonly busy: boolean;
  readonly opener: Ref<HTMLButtonElement>;
  /** The breakdown is open. */
  readonly isOpen: boolean;
  /** Opens the breakdown, which reads what is not known yet, or closes it. */
  readonly onToggle: () => void;
}

/**
 * How many passages were found, and what they cost: in all, once it is known, and on this page. The server
 * sends no sum (M7.13). Memoised: a click on a row does not add them up again.
 */
export const SearchTotal = memo(function SearchTotal(props: SearchTotalProps): ReactElement {
  const { found, search, sum, vehicles, busy, opener, isOpen, onToggle } = props;
  const { passages, total } = found;
  const isWhole = passages.length === total;
  const ofPage = shownTotal(passages.map(({ amount }) => amount));
  const known = sum.status === 'done' && sum.output.missing === 0 ? sum.output : undefined;
  const ofAll = isWhole ? ofPage : (known?.summary.total.amount ?? null);
  const { from, to } = search.period;
  return (
    <Box className={`tp-numbers ${styles.total}`} opacity={busy ? 0.5 : undefined}>
      <div className={styles.figures}>
        <p>
          <Box component="strong" c="bright" fz="lg" fw={650}>
            {countTrips(total) + (ofAll === null ? '' : ` · ${formatEuros(ofAll)}`)}
          </Box>
        </p>
        <Button
          ref={opener}
          variant="quiet"
          icon={<Icon of={chartIcon} />}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {sum.status === 'done' || isWhole ? 'Voir la répartition' : 'Calculer le total'}
        </Button>
      </div>
      {!isWhole && ofPage !== null && (
        <p>
          {`${ofAll === null ? '' : 'dont '}${formatEuros(ofPage)} ${
            passages.length === 1
              ? 'pour celui qui est affiché'
              : `pour les ${formatCount(passages.length)} affichés`
          }`}
        </p>
      )}
      <p>
        {`du ${formatCalendarDay(from)} au ${formatCalendarDay(to)}, ${badgeWords(search.badgeReference, vehicles)}`}
      </p>
      <p role="status" className="tp-hidden">
        {!isWhole &&
          known &&
          ofAll !== null &&
          `Total de la recherche\u202f: ${formatEuros(ofAll)}`}
      </p>
    </Box>
  );
});

function badgeWords(reference: string | null, vehicles: SearchTotalProps['vehicles']): string {
  if (reference === null) return 'tous les badges';
  const vehicle = vehicles.get(reference) ?? '';
  return vehicle === '' ? `badge ${reference}` : `${vehicle} (${reference})`;
}
