import * as E from 'fp-ts/Either';
import { useState, type ReactElement } from 'react';
import { latestData } from '../../../application/kernel/RemoteData';
import { readTraffic, selectTraffic } from '../../../application/publicSite/readTraffic';
import { trafficAge } from '../../../domain/publicSite/traffic';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useMinute } from '../../state/useMinute';
import { usePolling } from '../../state/usePolling';
import { ClosureReason } from './ClosureReason';
import { TrafficBoard } from './TrafficBoard';
import { toTrafficView } from './toTrafficView';

/** The traffic, loaded at once and every 30 seconds while the page is visible (P9.13). */
export function LiveTrafficBoard(): ReactElement {
  const dispatch = useAppDispatch();
  const remote = useAppSelector(selectTraffic);
  const traffic = toTrafficView(remote);
  const now = useMinute();
  const [isRetrying, setRetrying] = useState(false);
  const readNow = usePolling(async () => E.isRight(await dispatch(readTraffic())));

  const retry = (): void => {
    setRetrying(true);
    void readNow().finally(() => setRetrying(false));
  };

  const known = latestData(remote);
  return (
    <TrafficBoard
      traffic={traffic.status === 'failed' ? { ...traffic, isRetrying } : traffic}
      age={known ? trafficAge(known, now) : 0}
      reasonOf={(line) => line.state === 'closed' && <ClosureReason line={line} />}
      onRetry={retry}
    />
  );
}
