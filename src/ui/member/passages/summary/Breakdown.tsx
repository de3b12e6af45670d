import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatMonth } from '../../formatMonth.fr';
import type { SearchSummary } from '../../../../application/passage/summariseSearch';
import { passageMonths } from '../../../../domain/passage/passageMonths';
import type { PassageSearchState } from '../search/usePassageSearch';
import { countTrips } from '../table/countTrips';
import styles from './Breakdown.module.css';
import { TotalsTable } from './TotalsTable';
import { WeekHeat } from './WeekHeat';

interface BreakdownProps {
  readonly output: SearchSummary;
  readonly search: PassageSearchState;
  /** Badge reference → name of the vehicle. */
  readonly vehicles: ReadonlyMap<string, string>;
}

/** The sums of a search by month and by badge, where it has several, and its hours of the week. */
export function Breakdown({ output, search, vehicles }: BreakdownProps): ReactElement {
  const { summary, missing } = output;
  const { now, addressOf } = search;
  const months = passageMonths(now);
  return (
    <div className={styles.parts}>
      {missing > 0 && (
        <Box component="p" c="dimmed" className={styles.note}>
          {`${countTrips(missing)} ${
            missing === 1
              ? "n'est pas compté\u202f: illisible, ou arrivé pendant la lecture."
              : 'ne sont pas comptés\u202f: illisibles, ou arrivés pendant la lecture.'
          }`}
        </Box>
      )}
      {summary.months.length > 1 && (
        <TotalsTable
          title="Par mois"
          total={summary.total}
          rows={summary.months.map(({ month, count, amount }) => {
            const period = months.find(({ from }) => from.startsWith(month));
            return {
              key: month,
              name: formatMonth(month, 'long'),
              note: '',
              address: period && addressOf({ period }),
              count,
              amount,
            };
          })}
        />
      )}
      {summary.badges.length > 1 && (
        <TotalsTable
          title="Par badge"
          total={summary.total}
          rows={summary.badges.map(({ badgeReference, count, amount }) => {
            const vehicle = vehicles.get(badgeReference);
            return {
              key: badgeReference,
              name: vehicle || `Badge ${badgeReference}`,
              note: vehicle ? badgeReference : '',
              // A badge of none of the contracts cannot be searched for.
              address: vehicle === undefined ? undefined : addressOf({ badgeReference }),
              count,
              amount,
            };
          })}
        />
      )}
      <WeekHeat week={summary.week} />
    </div>
  );
}
