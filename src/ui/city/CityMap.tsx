import type { ReactElement } from 'react';
import { words } from './cityMap.words.fr';
import ground from '../../../generated/city.svg';
import type { TrafficDirection } from '../../domain/passage/stretches';
import type { TrafficState } from '../../domain/publicSite/traffic';
import { operatorHeightLimit } from '../operator';
import { lanes, names } from './cityMap';
import styles from './CityMap.module.css';
import states from './TrafficState.module.css';

/** What the map shows of a direction. */
interface MapLine {
  readonly id: TrafficDirection;
  readonly state: TrafficState;
  /** Crossing time; null while closed or unknown. */
  readonly minutes: number | null;
}

interface CityMapProps {
  /** Empty while the traffic loads, and without an answer: then no lane has a state. */
  readonly lines: readonly MapLine[];
  /** The directions of the visitor's trip. */
  readonly way: readonly TrafficDirection[];
}

const directions = Object.keys(lanes) as readonly TrafficDirection[];

/**
 * The city with its tunnels: each direction is a lane in the colour of its state, dotted when it is closed,
 * with its minutes. For the eye only: the table has the same content.
 */
export function CityMap({ lines, way }: CityMapProps): ReactElement {
  const byDirection = new Map(lines.map((line) => [line.id, line]));
  return (
    <svg viewBox="0 22 640 392" className={styles.map} aria-hidden="true">
      <image href={ground} x="-900" y="-80" width="2400" height="600" />
      {directions.map((direction) => {
        const { path, tip } = lanes[direction];
        const [x, y, angle] = tip;
        const state = byDirection.get(direction)?.state ?? 'unknown';
        return (
          <g key={direction} className={`${styles.lane} ${states[state]}`} data-state={state}>
            {way.includes(direction) && (
              <path
                d={path}
                stroke="var(--tp-ink)"
                strokeWidth="11"
                strokeDasharray="none"
                // The dots of a closed lane stay in sight.
                opacity={state === 'closed' ? 0.4 : 1}
              />
            )}
            <path d={path} />
            {state !== 'closed' && (
              <path
                d="M-2-7L10 0L-2 7z"
                transform={`translate(${x} ${y}) rotate(${angle})`}
                stroke="none"
                fill="var(--track)"
              />
            )}
          </g>
        );
      })}
      <g className={styles.names}>
        {Object.entries(names).map(
          ([
            place,
            {
              at: [x, y],
              anchor,
              lines: parts,
            },
          ]) => (
            <text key={place} x={x} y={y} textAnchor={anchor}>
              {parts.map((part, index) => (
                <tspan key={part} x={x} dy={index === 0 ? 0 : '1.15em'}>
                  {part}
                </tspan>
              ))}
            </text>
          ),
        )}
      </g>
      <text x="270" y="123.5" textAnchor="middle" fill="var(--tp-brand-900)" fontSize="15.5">
        {operatorHeightLimit.replace(/ ?m$/, '')}
      </text>
      {directions.map((direction) => {
        const line = byDirection.get(direction);
        return line && <Label key={direction} line={line} isChosen={way.includes(direction)} />;
      })}
    </svg>
  );
}

/** The minutes of a direction, or what there is in their place. */
function Label({ line, isChosen }: { readonly line: MapLine; readonly isChosen: boolean }) {
  const [x, y, angle] = lanes[line.id].label;
  return (
    <g
      className={`${styles.label} ${states[line.state]}`}
      data-state={line.state}
      data-chosen={isChosen || undefined}
      transform={`translate(${x} ${y})`}
    >
      <rect x="-52" y="-17" width="104" height="34" rx="17" />
      {line.state !== 'closed' && (
        <path
          d="M-8 0H7M1-6l6 6l-6 6"
          transform={`translate(-34 0) rotate(${angle})`}
          fill="none"
          stroke="var(--state)"
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      <text x={line.state === 'closed' ? 0 : 10} y="0" dy=".35em" textAnchor="middle">
        {labelOf(line)}
      </text>
    </g>
  );
}

function labelOf({ state, minutes }: MapLine): string {
  if (state === 'closed') return words.closed;
  return minutes === null ? '?' : words.minutes(minutes);
}
