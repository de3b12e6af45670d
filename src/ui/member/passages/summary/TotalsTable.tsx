import { Box } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, formatEuros } from '../../../words/format.fr';
import type { PassageTotal } from '../../../../domain/passage/passageSummary';
import styles from './Breakdown.module.css';

interface TotalsRow extends PassageTotal {
  readonly key: string;
  readonly name: string;
  /** Beside the name; empty if there is nothing to add. */
  readonly note: string;
  /** The search of this part alone. */
  readonly address: { readonly search: string } | undefined;
}

interface TotalsTableProps {
  readonly title: string;
  readonly rows: readonly TotalsRow[];
  /** What the rows add up to. */
  readonly total: PassageTotal;
}

/** The parts of a search, each leading to its own trips. */
export function TotalsTable({ title, rows, total }: TotalsTableProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className={styles.frame}>
        <table className={`tp-numbers ${styles.totals}`} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{title.replace('Par ', '')}</th>
              <th scope="col">Trajets</th>
              <th scope="col">Montant</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, note, address, ...part }) => (
              <tr key={key}>
                <th scope="row">
                  {address ? <Link to={address}>{name}</Link> : <span>{name}</span>}{' '}
                  <Box component="small" c="dimmed">
                    {note}
                  </Box>
                </th>
                <Figures {...part} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <Figures {...total} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function Figures({ count, amount }: PassageTotal): ReactElement {
  return (
    <>
      <td>{formatCount(count)}</td>
      <td>{amount === null ? '–' : formatEuros(amount)}</td>
    </>
  );
}
