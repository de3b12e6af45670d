import { failureOf, latestData, type RemoteData } from '../../application/kernel/RemoteData';
import type { ServiceError } from '../../application/kernel/ServiceError';
import { formatTime } from '../../domain/instant';
import {
  closedRoads,
  type DirectionTraffic,
  type Traffic,
  type TrafficDirectionCode,
} from '../../domain/traffic';
import type { TrafficLine, TrafficView } from './TrafficView';

/** Where each direction leads, in the words of the trips of P9.16 and of the contract's roads. */
const ends: Readonly<Record<TrafficDirectionCode, readonly [from: string, to: string]>> = {
  MA: ['Carénage', 'Prado'],
  AM: ['Prado', 'Carénage'],
  PT: ['Rond-point du Prado', 'A50'],
  TP: ['A50', 'Rond-point du Prado'],
  TSC: ['Prado', 'Schloesing'],
  FSC: ['Schloesing', 'Prado'],
  MP: ['Menpenti', 'Prado 2'],
  PM: ['Prado 2', 'Menpenti'],
};

/**
 * What the last reading that ended gave: one under way changes nothing until it ends. The last good state is kept when
 * a reading fails, and then says that it is not the present one.
 */
export function toTrafficView(remote: RemoteData<ServiceError, Traffic>): TrafficView {
  const traffic = latestData(remote);
  const hasFailed = failureOf(remote) !== undefined;
  if (!traffic) return { status: hasFailed ? 'failed' : 'loading' };
  return {
    status: 'ready',
    isStale: hasFailed,
    updatedAt: formatTime(traffic.updatedAt),
    lines: traffic.directions.map(toLine),
  };
}

function toLine(direction: DirectionTraffic): TrafficLine {
  const { code, state, minutes } = direction;
  const [from, to] = ends[code];
  return {
    id: code,
    from,
    to,
    state,
    minutes,
    word: wordFor(direction),
    closed: closedIn(direction),
  };
}

/** FLUIDE, or another word, which is told as it is (P9.20). */
function wordFor({ state, condition }: DirectionTraffic): string {
  if (state === 'closed') return 'Fermé';
  if (state === 'unknown') return 'Inconnu';
  const word = condition.trim().toLowerCase();
  return word === '' ? 'Dense' : word.charAt(0).toUpperCase() + word.slice(1);
}

function closedIn(direction: DirectionTraffic): string {
  const { entries, exits } = closedRoads(direction);
  const parts = [
    ...entries.map((name) => `entrée ${name}`),
    ...exits.map((name) => `sortie ${name}`),
  ];
  return parts.length === 0 ? '' : `Fermé\u202f: ${parts.join(', ')}`;
}
