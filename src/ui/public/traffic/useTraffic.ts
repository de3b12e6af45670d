import * as E from 'fp-ts/Either';
import { latestData } from '../../../application/kernel/RemoteData';
import { readTraffic, selectTraffic } from '../../../application/publicSite/readTraffic';
import type { Instant } from '../../../domain/basis/instant';
import { isTrafficOld, trafficAge } from '../../../domain/publicSite/traffic';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useMinute } from '../../state/useNow';
import { usePolling } from '../../state/usePolling';
import { toTrafficView } from './toTrafficView';
import type { TrafficLine, TrafficView } from './TrafficView';

export interface ShownTraffic {
  readonly traffic: TrafficView;
  /** Empty until they are known. */
  readonly lines: readonly TrafficLine[];
  /** Age of the shown state, in minutes. */
  readonly age: number;
  readonly isOld: boolean;
  readonly now: Instant;
  readonly readNow: () => Promise<void>;
}

/**
 * The traffic, read at once and about 30 seconds after each answer (`usePolling`, P9.13): while the page is
 * visible, and in a hidden tab while the visitor waits for a reopening.
 */
export function useTraffic(isWaiting = false): ShownTraffic {
  const dispatch = useAppDispatch();
  const remote = useAppSelector(selectTraffic);
  const now = useMinute();
  const readNow = usePolling(async () => E.isRight(await dispatch(readTraffic())), isWaiting);
  const traffic = toTrafficView(remote);
  const known = latestData(remote);
  const age = known ? trafficAge(known, now) : 0;
  const lines = traffic.status === 'ready' ? traffic.lines : [];
  return { traffic, lines, age, isOld: isTrafficOld(age), now, readNow };
}
