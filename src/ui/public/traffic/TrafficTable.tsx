import type { ReactElement, ReactNode, Ref } from 'react';
import { words } from '#words/home/traffic';
import { shortPlaceName } from '../../../domain/passage/place';
import { starIcon } from '../../../../generated/icons';
import {
  alertIcon,
  checkIcon,
  closedIcon,
  denseIcon,
  infoIcon,
} from '../../../../generated/shellIcons';
import { stretches } from '../../../domain/publicSite/stretches';
import type { TrafficDirection, TrafficState } from '../../../domain/publicSite/traffic';
import { Icon } from '../../design/icon/Icon';
import { Marked } from '../../design/text/Marked';
import { Sentence } from '../../design/text/Sentence';
import states from './TrafficState.module.css';
import styles from './TrafficTable.module.css';
import type { TrafficLine } from './TrafficView';

const signs: Readonly<Record<TrafficState, string>> = {
  fluid: checkIcon,
  dense: denseIcon,
  closed: closedIcon,
  unknown: infoIcon,
};

interface TrafficTableProps {
  readonly lines: readonly TrafficLine[];
  /** The visitor's own direction: first, and marked. */
  readonly favourite: TrafficDirection | null;
  /** Why a direction is closed; null where nothing says it. */
  readonly reasonOf: (line: TrafficLine) => ReactNode;
  readonly ref: Ref<HTMLTableElement>;
}

/**
 * The content of the map as a table, both directions of a tunnel together; on a phone each pair has its own
 * small map. The roles are written out: the layout is not that of a table.
 */
export function TrafficTable({ lines, favourite, reasonOf, ref }: TrafficTableProps): ReactElement {
  const byDirection = new Map(lines.map((line) => [line.id, line]));
  const isMine = ({ directions }: (typeof stretches)[number]): boolean =>
    directions.some((one) => one === favourite);
  const mineFirst = stretches.toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)));
  return (
    <table ref={ref} role="table" tabIndex={-1} className={styles.table}>
      <caption className="tp-hidden">{words.table.caption}</caption>
      <thead role="rowgroup" className="tp-hidden">
        <tr role="row">
          <th role="columnheader">{words.table.way}</th>
          <th role="columnheader">{words.table.state}</th>
          <th role="columnheader">{words.table.time}</th>
        </tr>
      </thead>
      {mineFirst.map(({ directions }) => {
        const pair = directions.flatMap((direction) => byDirection.get(direction) ?? []);
        const rows = pair.map((line) => ({ line, reason: reasonOf(line) }));
        return (
          pair.length > 0 && (
            <tbody
              key={directions[0]}
              role="rowgroup"
              data-wide={rows.filter(hasSentence).length === 1 || undefined}
            >
              <Stretch pair={pair} />
              {rows.map((row) => (
                <Row key={row.line.id} {...row} isFavourite={row.line.id === favourite} />
              ))}
            </tbody>
          )
        );
      })}
    </table>
  );
}

interface RowContent {
  readonly line: TrafficLine;
  readonly reason: ReactNode;
}

/** Whether a sentence is below the direction: if below one of two only, it has the width of both. */
function hasSentence({ line, reason }: RowContent): boolean {
  return line.closed !== '' || reason !== null;
}

interface RowProps extends RowContent {
  readonly isFavourite: boolean;
}

function Row(props: RowProps): ReactElement {
  const { line, isFavourite, reason } = props;
  const star = isFavourite && <Icon of={starIcon} size={16} />;
  const { from, to, state, word, minutes, closed } = line;
  return (
    <tr role="row">
      <th role="rowheader">
        <span className={styles.route}>
          {star} <span>{`${from} → ${to}`}</span>
          {isFavourite && <span className="tp-hidden">{words.mine}</span>}
        </span>
        <span aria-hidden="true" className={styles.toward}>
          {/* The line of the tunnel above it has the whole name. */}
          {star} <span>{words.toward(shortPlaceName(to))}</span>
        </span>
        {hasSentence(props) && (
          <small>
            <Icon of={alertIcon} size={16} />
            <span>
              {closed !== '' && (
                <>
                  <Sentence>{closed}</Sentence>
                  {/* One text: a space of its own would move when the reason arrives. */}
                  <span>{'. '}</span>
                </>
              )}
              {reason}
            </span>
          </small>
        )}
      </th>
      <td role="cell">
        <span className={`${styles.pill} ${states[state]}`}>
          <Icon of={signs[state]} size={16} />
          <Sentence>{word}</Sentence>
        </span>
      </td>
      <td role="cell" className="tp-numbers">
        {minutes === null ? (
          '–'
        ) : (
          <Marked text={words.markedMinutes(minutes)} mark={(part) => <b>{part}</b>} />
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
        <span>{first.from}</span>
        <span>
          {pair.map(({ id, state }) => (
            <i key={id} className={states[state]} data-state={state} />
          ))}
        </span>
        <span>{first.to}</span>
      </td>
    </tr>
  ) : null;
}
