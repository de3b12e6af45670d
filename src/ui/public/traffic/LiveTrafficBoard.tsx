import * as E from 'fp-ts/Either';
import { useState, type ReactElement } from 'react';
import { latestData } from '../../../application/kernel/RemoteData';
import { readTraffic, selectTraffic } from '../../../application/publicSite/readTraffic';
import {
  chooseFavourite,
  recallFavourite,
} from '../../../application/publicSite/favouriteDirection';
import {
  isTrafficOld,
  trafficAge,
  type TrafficDirection,
} from '../../../domain/publicSite/traffic';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useMinute } from '../../state/useMinute';
import { usePolling } from '../../state/usePolling';
import { usePublicSite } from '../../state/usePublicSite';
import { OptionalPart } from '../../state/loading/OptionalPart';
import { lazyPart } from '../../state/loading/lazyPart';
import { ChoicesSpace } from './choices/ChoicesSpace';
import { closureReason } from './closureReason';
import { TrafficBoard } from './TrafficBoard';
import { toTrafficView } from './toTrafficView';

/** Loaded after the board. */
const TrafficChoices = lazyPart(
  async () => (await import('./choices/TrafficChoices')).TrafficChoices,
);

/**
 * The traffic, read at once and about 30 seconds after each answer (`usePolling`, P9.13): while the page is
 * visible, and in a hidden tab while the visitor waits for a reopening.
 */
export function LiveTrafficBoard(): ReactElement {
  const dispatch = useAppDispatch();
  const remote = useAppSelector(selectTraffic);
  const traffic = toTrafficView(remote);
  const now = useMinute();
  const { site } = usePublicSite();
  const [isRetrying, setRetrying] = useState(false);
  const [favourite, setFavourite] = useState(() => dispatch(recallFavourite()));
  const [watched, setWatched] = useState<readonly TrafficDirection[]>([]);
  const readNow = usePolling(
    async () => E.isRight(await dispatch(readTraffic())),
    watched.length > 0,
  );

  const retry = (): void => {
    setRetrying(true);
    void readNow().finally(() => setRetrying(false));
  };

  const known = latestData(remote);
  const age = known ? trafficAge(known, now) : 0;
  return (
    <TrafficBoard
      traffic={traffic.status === 'failed' ? { ...traffic, isRetrying } : traffic}
      age={age}
      reasonOf={(line) => closureReason(line, latestData(site)?.alerts ?? [], now)}
      favourite={favourite}
      choicesFor={(lines) => (
        <OptionalPart fallback={<ChoicesSpace lines={lines} />}>
          <TrafficChoices
            lines={lines}
            isOld={isTrafficOld(age)}
            favourite={favourite}
            watched={watched}
            onFavourite={(direction) => {
              dispatch(chooseFavourite(direction));
              setFavourite(direction);
            }}
            onWatch={setWatched}
          />
        </OptionalPart>
      )}
      onRetry={retry}
    />
  );
}
