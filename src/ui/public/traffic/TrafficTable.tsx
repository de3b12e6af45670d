import { Box } from '@mantine/core';
import type { ReactElement, ReactNode, Ref } from 'react';
import { words as shared } from '../../design/shared.words.fr';
import { words } from './traffic.words.fr';
import {
  alertIcon,
  checkIcon,
  closedIcon,
  denseIcon,
  infoIcon,
} from '../../../../generated/shellIcons';
import { placeNames, shortPlaceName } from '../../../domain/passage/place';
import { directionEnds, stretches, type TrafficDirection } from '../../../domain/passage/stretches';
import type { TrafficState } from '../../../domain/publicSite/traffic';
import { Icon } from '../../design/icon/Icon';
import { Marked } from '../../design/text/Marked';
import { Sentence } from '../../design/text/Sentence';
import states from '../../city/TrafficState.module.css';
import styles from './TrafficTable.module.css';
import type { TrafficLine } from './TrafficView';

const signs: Readonly<Record<TrafficState, string>> = {
  fluid: checkIcon,
  dense: denseIcon,
  closed: closedIcon,
  unknown: infoIcon,
};

interface TrafficTableProps {
  /** null while the traffic loads: the directions are there, without their states. */
  readonly lines: readonly TrafficLine[] | null;
  /** The directions of the visitor's trip: marked. */
  readonly way: readonly TrafficDirection[];
  /** The states are no longer live. */
  readonly isOld: boolean;
  /** Why a direction is closed; null where nothing says it. */
  readonly reasonOf: (line: TrafficLine) => ReactNode;
  /** What a visitor can do about it. */
  readonly noticeOf: (line: TrafficLine) => ReactNode;
  readonly ref: Ref<HTMLTableElement>;
}

/**
 * « Sens par sens »: the content of the map as a table, both directions of a tunnel together. The roles are
 * written out: the layout is not that of a table.
 */
export function TrafficTable(props: TrafficTableProps): ReactElement {
  const { lines, way, isOld, reasonOf, noticeOf, ref } = props;
  const byDirection = new Map(lines?.map((line) => [line.id, line]));
  return (
    <>
      {lines === null && (
        <p role="status" className="tp-hidden">
          {shared.loading}
        </p>
      )}
      <table
        ref={ref}
        role="table"
        tabIndex={-1}
        aria-labelledby="sens"
        aria-busy={lines === null}
        className={styles.table}
        data-old={isOld || undefined}
      >
        <thead role="rowgroup" className="tp-hidden">
          <tr role="row">
            <th role="columnheader">{words.table.way}</th>
            <th role="columnheader">{words.table.state}</th>
            <th role="columnheader">{words.table.time}</th>
          </tr>
        </thead>
        {stretches.map(({ directions, ends }) => (
          <tbody key={directions[0]} role="rowgroup">
            <Box
              component="tr"
              aria-hidden="true"
              c="dimmed"
              fz="0.8125rem"
              m="2px"
              className="tp-from-sm"
            >
              <td>{ends.map((place) => placeNames[place]).join(' – ')}</td>
            </Box>
            {directions.map((direction) => (
              <Row
                key={direction}
                direction={direction}
                line={byDirection.get(direction) ?? null}
                isOnTrip={way.includes(direction)}
                reasonOf={reasonOf}
                noticeOf={noticeOf}
              />
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

interface RowProps extends Pick<TrafficTableProps, 'reasonOf' | 'noticeOf'> {
  readonly direction: TrafficDirection;
  /** null while its state is not known. */
  readonly line: TrafficLine | null;
  readonly isOnTrip: boolean;
}

function Row({ direction, line, isOnTrip, reasonOf, noticeOf }: RowProps): ReactElement {
  const { from, to } = directionEnds[direction];
  return (
    <tr role="row" data-trip={isOnTrip || undefined}>
      <th role="rowheader">
        <span className={styles.route}>
          <span>{`${placeNames[from]} → ${placeNames[to]}`}</span>
          {isOnTrip && <span className="tp-hidden">{words.mine}</span>}
        </span>
        {/* The line of the tunnel above it has the whole name. */}
        <span aria-hidden="true" className={`tp-from-sm ${styles.toward}`}>
          {words.toward(shortPlaceName(placeNames[to]))}
        </span>
        {line && <Closure line={line} reason={reasonOf(line)} notice={noticeOf(line)} />}
      </th>
      <td role="cell" className={styles.state}>
        {line === null ? (
          <span className={styles.pill} />
        ) : (
          <span className={`${styles.pill} ${states[line.state]}`}>
            <Icon of={signs[line.state]} size={16} />
            <Sentence>{line.word}</Sentence>
          </span>
        )}
      </td>
      <td role="cell" className="tp-numbers">
        {line === null || line.minutes === null ? (
          '–'
        ) : (
          <Marked text={words.markedMinutes(line.minutes)} mark={(part) => <b>{part}</b>} />
        )}
      </td>
    </tr>
  );
}

interface ClosureProps {
  readonly line: TrafficLine;
  readonly reason: ReactNode;
  readonly notice: ReactNode;
}

/** Which roads of a direction are closed, and why; what a visitor can do about it. */
function Closure({ line: { closed }, reason, notice }: ClosureProps): ReactElement {
  return (
    <>
      {(closed !== '' || reason !== null) && (
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
      {notice && <div>{notice}</div>}
    </>
  );
}
