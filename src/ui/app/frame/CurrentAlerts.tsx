import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { formatTime } from '../../words/format.fr';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import { selectTraffic } from '../../../application/publicSite/readTraffic';
import { gravestFirst, isAlertShown } from '../../../domain/publicSite/alert';
import { isPostNew, newestPostsFirst } from '../../../domain/publicSite/post';
import { isTrafficOld, trafficAge } from '../../../domain/publicSite/traffic';
import { routes } from '../../navigation/routes';
import { AlertsStrip, NoAlerts } from '../../public/alerts/AlertsStrip';
import { useAppSelector } from '../../state/appHooks';
import { useMinute } from '../../state/useNow';
import { usePublicSite } from '../../state/usePublicSite';

/**
 * The current alerts and the news of the last 7 days, on public pages (M2.19, M4.11, P9.19). The home page,
 * which updates the traffic, also shows its time while it is live.
 */
export function CurrentAlerts(): ReactElement {
  const { remote: site } = usePublicSite();
  const now = useMinute();
  const isHome = useLocation().pathname === routes.home;
  const traffic = latestData(useAppSelector(selectTraffic));
  const published = latestData(site);
  return published ? (
    <AlertsStrip
      alerts={gravestFirst(published.alerts.filter((alert) => isAlertShown(alert, now)))}
      isComplete={published.unreadableAlerts === 0}
      news={newestPostsFirst(published.posts ?? []).filter((post) => isPostNew(post, now))}
      trafficTime={
        isHome && traffic && !isTrafficOld(trafficAge(traffic, now))
          ? formatTime(traffic.updatedAt)
          : null
      }
    />
  ) : (
    <NoAlerts isLost={failureOf(site) !== undefined} />
  );
}
