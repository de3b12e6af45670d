import { formatDate, formatTime } from '../../words/format.fr';
import { operatorText } from '../../words/operatorText.fr';
import { words } from './traffic.words.fr';
import { failureOf, latestData, type RemoteData } from '../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import { placeNames } from '../../../domain/passage/place';
import { directionEnds } from '../../../domain/passage/stretches';
import {
  closedRoads,
  type DirectionTraffic,
  type Traffic,
} from '../../../domain/publicSite/traffic';
import type { TrafficLine, TrafficView } from './TrafficView';

/**
 * The result of the last finished update; a running one changes nothing. If an update fails, the last good
 * state is shown, marked as old.
 */
export function toTrafficView(remote: RemoteData<ServiceError, Traffic>): TrafficView {
  const traffic = latestData(remote);
  const hasFailed = failureOf(remote) !== undefined;
  if (!traffic) return { status: hasFailed ? 'failed' : 'loading' };
  return {
    status: 'ready',
    isStale: hasFailed,
    updatedAt: formatTime(traffic.updatedAt),
    updatedOn: formatDate(traffic.updatedAt),
    lines: traffic.directions.map(toLine),
  };
}

function toLine(traffic: DirectionTraffic): TrafficLine {
  const { direction, state, minutes } = traffic;
  const { from, to } = directionEnds[direction];
  return {
    id: direction,
    from: placeNames[from],
    to: placeNames[to],
    state,
    minutes,
    word: wordFor(traffic),
    closed: closedIn(traffic),
  };
}

/** A word of the server other than FLUIDE and DENSE is shown unchanged (P9.20). */
function wordFor({ state, condition }: DirectionTraffic): string {
  const word = condition.trim().toLowerCase();
  return state !== 'dense' || word === '' || word === 'dense'
    ? words.states[state]
    : operatorText(word.charAt(0).toUpperCase() + word.slice(1));
}

function closedIn(direction: DirectionTraffic): string {
  const { entries, exits } = closedRoads(direction);
  return entries.length + exits.length === 0 ? '' : words.closedRoads(entries, exits);
}
