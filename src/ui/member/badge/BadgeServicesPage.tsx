import type { ReactElement } from 'react';
import { saveBadgeServices } from '../../../application/badge/saveBadgeServices';
import { saveThresholdAlert } from '../../../application/badge/saveThresholdAlert';
import type { Badge } from '../../../domain/badge/badge';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { BadgeScreen } from './BadgeScreen';
import { BadgeServicesForm } from './BadgeServicesForm';
import styles from './BadgeServicesPage.module.css';
import { LockedBadge } from './LockedBadge';
import { ThresholdAlertForm } from './ThresholdAlertForm';

/**
 * The two forms of a badge. One flag of the server disables both (M2.14, M6.4); only the services set it
 * (M4.3).
 */
export function BadgeServicesPage(): ReactElement {
  return (
    <BadgeScreen
      heading={({ reference }) => `Services du badge ${reference}`}
      onward={{ label: 'Détails', path: routes.badgeDetails }}
    >
      {(badge) => <BadgeForms key={badge.id} badge={badge} />}
    </BadgeScreen>
  );
}

function BadgeForms({ badge }: { readonly badge: Badge }): ReactElement {
  const services = useRun(saveBadgeServices);
  const alert = useRun(saveThresholdAlert);
  const badgeId = badge.id;
  return (
    <>
      {!badge.canUpdate && (
        <div className={styles.notice}>
          <LockedBadge status={badge.status} />
        </div>
      )}
      <div className={styles.forms}>
        <BadgeServicesForm
          badge={badge}
          state={services.state}
          onSubmit={(values) => services.run({ badgeId, services: values })}
        />
        <ThresholdAlertForm
          badge={badge}
          state={alert.state}
          onSubmit={(values) => alert.run({ badgeId, alert: values })}
        />
      </div>
    </>
  );
}
