import type { ReactElement, Ref } from 'react';
import styles from './TrafficBoard.module.css';
import type { TrafficLine } from './TrafficView';

interface TrafficTableProps {
  readonly lines: readonly TrafficLine[];
  readonly ref: Ref<HTMLTableElement>;
}

/** The plan in words, for whoever cannot see it and whoever compares. */
export function TrafficTable({ lines, ref }: TrafficTableProps): ReactElement {
  return (
    <table ref={ref} tabIndex={-1} className={styles.table}>
      <caption className="tp-hidden">État des tunnels par sens</caption>
      <thead className="tp-hidden">
        <tr>
          <th scope="col">Trajet</th>
          <th scope="col">État</th>
          <th scope="col">Temps de parcours</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, from, to, state, word, minutes, closed }) => (
          <tr key={id}>
            <th scope="row">
              {from} → {to}
              {closed !== '' && <small>{closed}</small>}
            </th>
            <td>
              <span className={`${styles.pill} ${styles[state]}`}>{word}</span>
            </td>
            <td className="tp-numbers">{minutes === null ? '–' : `${minutes} min`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
