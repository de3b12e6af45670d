import { Box, Flex } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { formatEuros } from '../../../words/format.fr';
import { formatMonth } from '../../formatMonth.fr';
import { tableIcon } from '../../../../../generated/memberIcons';
import { averageSpending } from '../../../../domain/invoice/averageSpending';
import { billedMonths } from '../../../../domain/invoice/monthlySpending';
import { Button } from '../../../design/controls/Button';
import { Icon } from '../../../design/icon/Icon';
import { passagesAddress } from '../../../navigation/passagesAddress';
import { Card } from '../cards/Card';
import { Bars, type TripsOf } from './Bars';
import { unpaidWords, type ChartedMonth } from './chartedMonth';
import styles from './SpendingChart.module.css';

interface SpendingChartProps {
  /** Oldest first; the last one is the current month. */
  readonly months: readonly ChartedMonth[];
  readonly tripsOf: TripsOf;
  /** Whose invoices they are, where a person has several contracts. */
  readonly hint?: string | undefined;
}

/**
 * Twelve months of invoices as bars, each at the month that it charges; the same figures as a table, always
 * there for screen readers.
 */
export function SpendingChart({ months, tripsOf, hint }: SpendingChartProps): ReactElement {
  const [isTable, setTable] = useState(false);
  const isEmpty = months.every(({ amount }) => amount === 0);
  const hasUnpaid = months.some(({ unpaid }) => unpaid.length > 0);
  return (
    <Card
      title="Dépenses par mois"
      hint={hint}
      action={
        !isEmpty && (
          <Button
            variant="quiet"
            icon={<Icon of={tableIcon} />}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            Voir le tableau
          </Button>
        )
      }
    >
      {isEmpty ? (
        <Box component="p" c="dimmed">
          Le montant de vos factures apparaîtra ici, mois par mois.
        </Box>
      ) : (
        <>
          <Flex
            component="p"
            wrap="wrap"
            align="center"
            columnGap="lg"
            c="dimmed"
            fz="sm"
            className={styles.compared}
          >
            <Compared months={months} />
            {hasUnpaid && !isTable && (
              <Box component="span" ms="auto" fz={13} className={styles.legend}>
                Facture impayée
              </Box>
            )}
          </Flex>
          {!isTable && <Bars months={months} tripsOf={tripsOf} />}
          <Figures months={months} tripsOf={tripsOf} isHidden={!isTable} />
        </>
      )}
    </Card>
  );
}

/** What is charged for the last month that is billed, beside the average of the months before it. */
function Compared({ months }: Pick<SpendingChartProps, 'months'>): ReactElement | null {
  const billed = billedMonths(months);
  const average = averageSpending(billed);
  const latest = billed.at(-1);
  if (average === null || !latest) return null;
  return (
    <>
      <span>
        <span>{`Facturé pour ${formatMonth(latest.month, 'long')}\u202f: `}</span>
        <strong>{formatEuros(latest.amount)}</strong>
      </span>
      <span>
        <span>{`${
          average.months === 1
            ? 'Le mois précédent'
            : `Moyenne des ${String(average.months)} mois précédents`
        }\u202f: `}</span>
        <strong>{formatEuros(average.amount)}</strong>
      </span>
    </>
  );
}

interface FiguresProps extends SpendingChartProps {
  readonly isHidden: boolean;
}

/** Links only while it is on screen: the keyboard never stops at a control that nobody sees. */
function Figures({ months, tripsOf, isHidden }: FiguresProps): ReactElement {
  return (
    <div className={isHidden ? 'tp-hidden' : styles.figures}>
      <table>
        <caption className="tp-hidden">Montant facturé pour chaque mois</caption>
        <thead>
          <tr>
            <th scope="col">Mois</th>
            <th scope="col">Montant</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, amount, unpaid, trips, isOpen }) => (
            <tr key={month}>
              <th scope="row">
                {trips && !isHidden ? (
                  <Link to={passagesAddress(trips, tripsOf.badge)}>
                    {formatMonth(month, 'long')}
                  </Link>
                ) : (
                  formatMonth(month, 'long')
                )}
              </th>
              <td>
                <span>{isOpen ? 'pas encore facturé' : formatEuros(amount)}</span>
                {unpaid.length > 0 && (
                  <Box component="span" c="red">{` ${unpaidWords(unpaid)}`}</Box>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
