import type { ReactElement } from 'react';
import { words } from '#words/home/traffic';
import { placeNames } from '../../../domain/passage/place';
import { stretches, type StretchName } from '../../../domain/publicSite/stretches';
import styles from './TrafficMap.module.css';
import states from './TrafficState.module.css';
import type { TrafficLine } from './TrafficView';

type Point = readonly [x: number, y: number];

interface Drawn {
  readonly path: string;
  /** The middle of the labels above and below. */
  readonly labels: readonly [Point, Point];
}

/** Where each stretch is on the map, not to scale. */
const drawn: Readonly<Record<StretchName, Drawn>> = {
  carenageToPrado: {
    path: 'M23 48H190C262 48 258 96 330 96H380',
    labels: [
      [236, 22],
      [186, 78],
    ],
  },
  pradoToSchloesing: {
    path: 'M380 96H430C502 96 498 48 570 48H735',
    labels: [
      [612, 18],
      [612, 78],
    ],
  },
  menpentiToPrado2: {
    path: 'M23 168H323',
    labels: [
      [173, 138],
      [173, 198],
    ],
  },
  roundaboutToA50: {
    path: 'M435 168H735',
    labels: [
      [632, 138],
      [632, 198],
    ],
  },
};

interface Station {
  readonly name: string;
  readonly at: Point;
  /** Position of the name. */
  readonly label: readonly [...Point, anchor: 'start' | 'middle' | 'end'];
}

/** Places are named as on the road signs. */
const stations: readonly Station[] = [
  { name: placeNames.oldPort, at: [23, 48], label: [11, 23, 'start'] },
  { name: placeNames.prado, at: [380, 96], label: [380, 74, 'middle'] },
  { name: placeNames.schloesing, at: [735, 48], label: [747, 23, 'end'] },
  { name: placeNames.menpenti, at: [23, 168], label: [11, 143, 'start'] },
  { name: placeNames.prado2, at: [323, 168], label: [335, 143, 'end'] },
  { name: placeNames.roundabout, at: [435, 168], label: [423, 143, 'start'] },
  { name: placeNames.a50, at: [735, 168], label: [747, 143, 'end'] },
];

/** Half the distance between the lines of the two directions. */
const offset = 5;

/**
 * The tunnels as a map: each direction is a line in the colour of its state, dotted when it is closed, with
 * an edge when it is dense. The table below has the same content.
 */
export function TrafficMap({ lines }: { readonly lines: readonly TrafficLine[] }): ReactElement {
  const byDirection = new Map(lines.map((line) => [line.id, line]));
  return (
    <svg viewBox="0 0 760 212" className={styles.map} aria-hidden="true">
      {stretches.map(({ directions: [name] }) => (
        <path key={name} d={drawn[name].path} className={styles.tube} />
      ))}
      {stretches.map(({ directions }) =>
        directions.map((direction, index) => {
          const { path, labels } = drawn[directions[0]];
          const line = byDirection.get(direction);
          const [x, y] = labels[index === 0 ? 0 : 1];
          const shift = `translate(0 ${index === 0 ? -offset : offset})`;
          return (
            line && (
              <g key={direction} className={states[line.state]} data-state={line.state}>
                {line.state === 'dense' && <path d={path} transform={shift} data-edge />}
                <path d={path} transform={shift} />
                <rect x={x - 37} y={y - 12} width="74" height="24" rx="12" />
                <text x={x} y={y + 5} textAnchor="middle">
                  {`${index === 0 ? '→' : '←'} ${wordsFor(line)}`}
                </text>
              </g>
            )
          );
        }),
      )}
      {stations.map(({ name, at: [cx, cy], label: [x, y, textAnchor] }) => (
        <g key={name} className={styles.station}>
          <circle cx={cx} cy={cy} r="8.5" />
          <text x={x} y={y} textAnchor={textAnchor}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

function wordsFor({ word, minutes }: TrafficLine): string {
  return minutes === null ? word.toLowerCase() : words.minutes(minutes);
}
