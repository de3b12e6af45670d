import type { ReactElement, ReactNode, Ref } from 'react';
import {
  alertIcon,
  checkIcon,
  closedIcon,
  denseIcon,
  infoIcon,
} from '../../../../generated/shellIcons';
import type { TrafficState } from '../../../domain/publicSite/traffic';
import { Icon } from '../../design/icon/Icon';
import states from './TrafficState.module.css';
import styles from './TrafficTable.module.css';
import type { TrafficLine } from './TrafficView';
import { ways } from './ways';

const signs: Readonly<Record<TrafficState, string>> = {
  fluid: checkIcon,
  dense: denseIcon,
  closed: closedIcon,
  unknown: infoIcon,
};

interface TrafficTableProps {
  readonly lines: readonly TrafficLine[];
  readonly reasonOf: (line: TrafficLine) => ReactNode;
  readonly ref: Ref<HTMLTableElement>;
}

/**
 * The content of the map as a table, both directions of a tunnel together; on a phone each pair has its own
 * small map. The roles are written out: the layout is not that of a table.
 */
export function TrafficTable({ lines, reasonOf, ref }: TrafficTableProps): ReactElement {
  const byDirection = new Map(lines.map((line) => [line.id, line]));
  return (
    <table ref={ref} role="table" tabIndex={-1} className={styles.table}>
      <caption className="tp-hidden">État des tunnels par sens</caption>
      <thead role="rowgroup" className="tp-hidden">
        <tr role="row">
          <th role="columnheader">Trajet</th>
          <th role="columnheader">État</th>
          <th role="columnheader">Temps de parcours</th>
        </tr>
      </thead>
      {ways.map((way) => {
        const pair = way.flatMap((direction) => byDirection.get(direction) ?? []);
        return (
          pair.length > 0 && (
            <tbody key={way[0]} role="rowgroup" data-wide={hasOneClosed(pair) || undefined}>
              <Stretch pair={pair} />
              {pair.map((line) => (
                <Row key={line.id} line={line} reason={reasonOf(line)} />
              ))}
            </tbody>
          )
        );
      })}
    </table>
  );
}

/** Whether one of the two directions has a sentence below, which then has the width of both. */
function hasOneClosed(pair: readonly TrafficLine[]): boolean {
  return pair.filter(({ closed }) => closed !== '').length === 1;
}

interface RowProps {
  readonly line: TrafficLine;
  readonly reason: ReactNode;
}

function Row({ line, reason }: RowProps): ReactElement {
  const { from, to, state, word, minutes, closed } = line;
  return (
    <tr role="row">
      <th role="rowheader">
        <span className={styles.route}>
          {from} → {to}
        </span>
        <span aria-hidden="true" className={styles.toward}>
          vers {to}
        </span>
        {closed !== '' && (
          <small>
            <Icon of={alertIcon} size={16} />
            <span>
              {closed}. {reason}
            </span>
          </small>
        )}
      </th>
      <td role="cell">
        <span className={`${styles.pill} ${states[state]}`}>
          <Icon of={signs[state]} size={16} />
          {word}
        </span>
      </td>
      <td role="cell" className="tp-numbers">
        {minutes === null ? (
          '–'
        ) : (
          <>
            <b>{minutes}</b> min
          </>
        )}
      </td>
    </tr>
  );
}

/** The tunnel as two lines between its ends: on a phone only, and not for screen readers. */
function Stretch({ pair }: { readonly pair: readonly TrafficLine[] }): ReactElement | null {
  const [first] = pair;
  return first ? (
    <tr aria-hidden="true" className={styles.stretch}>
      <td>
        {first.from}
        <span>
          {pair.map(({ id, state }) => (
            <i key={id} className={states[state]} data-state={state} />
          ))}
        </span>
        {first.to}
      </td>
    </tr>
  ) : null;
}
