import type { ReactElement } from 'react';
import type { TrafficDirectionCode } from '../../domain/traffic';
import styles from './TrafficMap.module.css';
import type { TrafficLine } from './TrafficView';

interface Station {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  /** Where its name stands from its mark. */
  readonly label: readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];
}

interface Way {
  /** There, drawn above, and back, drawn below. */
  readonly codes: readonly [TrafficDirectionCode, TrafficDirectionCode];
  readonly path: string;
  /** Where the words of the two directions begin. */
  readonly labels: readonly [
    there: readonly [x: number, y: number],
    back: readonly [x: number, y: number],
  ];
}

/** The four groups of P3.10 on a ground of 360 by 250, not to scale: their ends, as a driver reads them on the signs. */
const ways: readonly Way[] = [
  {
    codes: ['MA', 'AM'],
    path: 'M24 52H116C150 52 144 106 176 106H188',
    labels: [
      [40, 41],
      [40, 74],
    ],
  },
  {
    codes: ['TSC', 'FSC'],
    path: 'M188 106H200C232 106 226 52 260 52H336',
    labels: [
      [248, 41],
      [258, 74],
    ],
  },
  {
    codes: ['MP', 'PM'],
    path: 'M24 200H148',
    labels: [
      [46, 189],
      [46, 222],
    ],
  },
  {
    codes: ['PT', 'TP'],
    path: 'M212 200H336',
    labels: [
      [234, 189],
      [234, 222],
    ],
  },
];

const stations: readonly Station[] = [
  { name: 'Carénage', at: [24, 52], label: [-12, -26, 'start'] },
  { name: 'Prado', at: [188, 106], label: [0, -16, 'middle'] },
  { name: 'Schloesing', at: [336, 52], label: [12, -26, 'end'] },
  { name: 'Menpenti', at: [24, 200], label: [-12, -26, 'start'] },
  { name: 'Prado 2', at: [148, 200], label: [12, -26, 'end'] },
  { name: 'Rond-point du Prado', at: [212, 200], label: [-12, -42, 'start'] },
  { name: 'A50', at: [336, 200], label: [12, -26, 'end'] },
];

/** Half the distance between the lines of the two directions. */
const offset = 4;

/** The tunnels as a plan: each direction a line in the colour of its state, dotted when it is closed. The table beside it says the same. */
export function TrafficMap({ lines }: { readonly lines: readonly TrafficLine[] }): ReactElement {
  const byCode = new Map(lines.map((line) => [line.id, line]));
  return (
    <svg viewBox="0 0 360 250" className={styles.map} aria-hidden="true">
      {ways.map(({ codes, path, labels }) =>
        codes.map((code, index) => {
          const line = byCode.get(code);
          const [x, y] = labels[index === 0 ? 0 : 1];
          return (
            line && (
              <g key={code} className={styles[line.state]}>
                <path d={path} transform={`translate(0 ${index === 0 ? -offset : offset})`} />
                <text x={x} y={y}>
                  {index === 0 ? '→' : '←'} {wordsFor(line)}
                </text>
              </g>
            )
          );
        }),
      )}
      {stations.map(({ name, at: [x, y], label: [dx, dy, anchor] }) => (
        <g key={name} className={styles.station}>
          <circle cx={x} cy={y} r="8" />
          <text x={x + dx} y={y + dy} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

function wordsFor({ word, minutes }: TrafficLine): string {
  return minutes === null ? word.toLowerCase() : `${word.toLowerCase()} · ${minutes} min`;
}
