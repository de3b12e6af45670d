import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { words } from './maintenance.words.fr';
import { refreshIcon } from '../../../../generated/icons';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import { selectMaintenance } from '../../../application/publicSite/readMaintenance';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { PageSkeleton } from '../../design/loading/PageSkeleton';
import { MessageScreen } from '../../design/page/MessageScreen';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';

/**
 * Shown while the maintenance flag is set, which every page polls every 30 seconds (P2.13, P4.33).
 * Redirects to the home page when the flag is not set or cannot be read.
 */
export function SynchronisationPage(): ReactElement {
  const flag = useAppSelector(selectMaintenance);
  const isOn = latestData(flag);
  if (isOn === undefined && failureOf(flag) === undefined) return <PageSkeleton />;
  if (isOn !== true) return <Navigate to={routes.home} replace />;
  return (
    <MessageScreen icon={refreshIcon}>
      <PageHeading>{titles.synchronisation}</PageHeading>
      <p>{words.synchronisation.what}</p>
      <p>{words.synchronisation.next}</p>
      <ButtonLink to={routes.home}>{words.backHome}</ButtonLink>
    </MessageScreen>
  );
}
