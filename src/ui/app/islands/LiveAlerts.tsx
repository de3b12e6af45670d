import type { ReactElement } from 'react';
import { latestData } from '../../../application/kernel/RemoteData';
import { isAlertShown } from '../../../domain/alert';
import { isPostNew, newestFirst } from '../../../domain/post';
import { usePublicSite } from '../../state/usePublicSite';
import { lazyPart } from '../../state/lazyPart';
import { useMinute } from '../../state/useMinute';

const AlertsPanel = lazyPart(
  async () => (await import('../../public/alerts/AlertsPanel')).AlertsPanel,
);

/** The alerts of this moment and the news of the last 7 days, on public pages (M2.19, M4.11, P9.19); nothing while there are none. */
export function LiveAlerts(): ReactElement | null {
  const { site } = usePublicSite();
  const now = useMinute();
  const { alerts = [], posts = [] } = latestData(site) ?? {};
  const shown = alerts.filter((alert) => isAlertShown(alert, now));
  const news = newestFirst(posts).filter((post) => isPostNew(post, now));
  return shown.length + news.length === 0 ? null : <AlertsPanel alerts={shown} news={news} />;
}
