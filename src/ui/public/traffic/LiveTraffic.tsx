import { Box } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { words } from './traffic.words.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import { latestData } from '../../../application/kernel/RemoteData';
import type { Instant } from '../../../domain/basis/instant';
import { isAboutWay, isAlertShown, type Alert } from '../../../domain/publicSite/alert';
import { directionEnds, type TrafficDirection } from '../../../domain/passage/stretches';
import { frenchSpaces } from '../../cms/frenchSpaces';
import { plainText } from '../../cms/plainText';
import { FailedScreen } from '../../design/feedback/FailedScreen';
import { operatorHeightLimit } from '../../operator';
import { usePublicSite } from '../../state/usePublicSite';
import { CityMap } from '../../city/CityMap';
import { ReopeningButton, watchOf } from './reopening/ReopeningButton';
import { ReopeningNotice, useReopened } from './reopening/ReopeningNotice';
import styles from './Traffic.module.css';
import { TrafficTable } from './TrafficTable';
import states from '../../city/TrafficState.module.css';
import type { TrafficLine } from './TrafficView';
import { TripCard } from './TripCard';
import { useTraffic } from './useTraffic';
import { useTrip } from './useTrip';

const legend = ['fluid', 'dense', 'closed'] as const;

/**
 * The region « Info trafic »: the visitor's trip beside the map of the city, then every direction in a table.
 * `children` stand between both.
 */
export function LiveTraffic({ children }: { readonly children: ReactNode }): ReactElement {
  const { remote: site } = usePublicSite();
  const [isRetrying, setRetrying] = useState(false);
  const own = useTrip();
  const [watched, setWatched] = useState<readonly TrafficDirection[]>([]);
  const shown = useTraffic(watched.length > 0);
  const { traffic, lines, isOld, now, readNow } = shown;

  const table = useRef<HTMLTableElement>(null);
  const hasRetried = useRef(false);
  useLayoutEffect(() => {
    if (traffic.status !== 'ready') return;
    // The focused button has disappeared with the error.
    if (hasRetried.current) table.current?.focus({ preventScroll: true });
    hasRetried.current = false;
  }, [traffic.status]);

  const reopened = useReopened(lines, watched, isOld);
  const way = own.trip?.directions ?? [];
  return (
    <section aria-label={words.region} className={styles.region}>
      <div className={`tp-screen ${styles.hero}`}>
        <div className={`tp-wide ${styles.stage}`} data-old={isOld || undefined}>
          <TripCard own={own} shown={shown} />
          <div className={styles.map}>
            <CityMap lines={lines} way={way} />
          </div>
          <div className={`tp-from-sm ${styles.legend}`}>
            {!isOld && (
              <p aria-hidden="true">
                {legend.map((state) => (
                  <span key={state} className={states[state]} data-state={state}>
                    {words.states[state]}
                  </span>
                ))}
              </p>
            )}
            <ul>
              {words.trip.points(operatorHeightLimit).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      {children}
      <div className="tp-wide">
        <Box component="h2" id="sens" mb="md">
          {words.table.caption}
        </Box>
        {traffic.status === 'failed' ? (
          <FailedScreen
            level={3}
            explanation={words.failed}
            busy={isRetrying}
            onRetry={() => {
              hasRetried.current = true;
              setRetrying(true);
              void readNow().finally(() => setRetrying(false));
            }}
          />
        ) : (
          <TrafficTable
            ref={table}
            lines={traffic.status === 'loading' ? null : lines}
            way={way}
            isOld={isOld}
            reasonOf={(line) => closureReason(line, latestData(site)?.alerts ?? [], now)}
            noticeOf={(line) => {
              const watch = watchOf(line, watched, reopened);
              return watch && <ReopeningButton line={line} {...watch} onWatch={setWatched} />;
            }}
          />
        )}
        <ReopeningNotice watched={watched} reopened={reopened} onWatch={setWatched} />
      </div>
    </section>
  );
}

/** Why a direction is closed: the text of the current alert about this direction, if any. */
function closureReason(
  { state, id }: TrafficLine,
  alerts: readonly Alert[],
  now: Instant,
): ReactNode {
  if (state !== 'closed') return null;
  const { from, to } = directionEnds[id];
  const alert = alerts.find((one) => isAlertShown(one, now) && isAboutWay(one, from, to));
  return alert?.body ? (
    <span lang={operatorLanguage}>{frenchSpaces(plainText(alert.body))}</span>
  ) : null;
}
