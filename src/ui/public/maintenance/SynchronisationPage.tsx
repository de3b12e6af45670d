import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import { selectMaintenance } from '../../../application/public/maintenanceSlice';
import { ButtonLink } from '../../design/ButtonLink';
import { PageHeading } from '../../design/PageHeading';
import { PageSkeleton } from '../../design/PageSkeleton';
import styles from '../../design/Screen.module.css';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';

/**
 * There only while the maintenance flag is set, which accompanies every page and is read every 30 seconds (P2.13, P4.33); without it, or
 * when it cannot be read, home.
 */
export function SynchronisationPage(): ReactElement {
  const flag = useAppSelector(selectMaintenance);
  const isOn = latestData(flag);
  if (isOn === undefined && failureOf(flag) === undefined) return <PageSkeleton />;
  if (isOn !== true) return <Navigate to={routes.home} replace />;
  return (
    <div className={`tp-wide ${styles.screen}`}>
      <PageHeading>Synchronisation en cours</PageHeading>
      <p>
        Nos systèmes échangent leurs données. Les trajets, factures et paiements les plus récents
        peuvent manquer quelques minutes{'\u202f'}; rien n'est perdu.
      </p>
      <p>Cette page vous ramène à l'accueil dès que c'est fini.</p>
      <ButtonLink to={routes.home}>{"Retour à l'accueil"}</ButtonLink>
    </div>
  );
}
