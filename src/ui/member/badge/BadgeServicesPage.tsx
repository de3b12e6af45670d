import { Box } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import {
  bellIcon,
  calendarIcon,
  carIcon,
  editIcon,
  receiptIcon,
} from '../../../../generated/icons';
import { eyeIcon, routeIcon } from '../../../../generated/memberIcons';
import { changeOrReadAgain } from '../../../application/kernel/changeOrReadAgain';
import { loadSubscriber } from '../../../application/subscriber/loadSubscriber';
import { saveBadgeServices } from '../../../application/badge/saveBadgeServices';
import { saveThresholdAlert } from '../../../application/badge/saveThresholdAlert';
import type { Badge } from '../../../domain/badge/badge';
import { FormWithPoints, type FormPoint } from '../../forms/form/FormWithPoints';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { BadgeScreen } from './BadgeScreen';
import { BadgeServicesForm } from './BadgeServicesForm';
import { LockedBadge } from './LockedBadge';
import { ThresholdAlertForm } from './ThresholdAlertForm';

const servicesPoints: readonly FormPoint[] = [
  {
    icon: carIcon,
    title: 'Nom du badge',
    text: 'Votre véhicule, par exemple. Ses trajets portent ce nom.',
  },
  {
    icon: editIcon,
    title: 'Personnalisations',
    text: 'Ce qui vous aide à vous y retrouver\u202f: un conducteur, un service, un numéro de parc.',
  },
  {
    icon: receiptIcon,
    title: 'Informations complémentaires',
    text: 'Activées, elles portent ce nom et ces personnalisations sur vos factures et exports.',
  },
];

const alertPoints: readonly FormPoint[] = [
  {
    icon: bellIcon,
    title: 'Quand nous vous écrivons',
    text: 'Dès que le badge a fait, dans la semaine ou le mois, le nombre de trajets que vous fixez.',
  },
  {
    icon: calendarIcon,
    title: 'Comment se comptent les trajets',
    text: 'La semaine commence le lundi, le mois le\u00a01er\u202f; le compte repart alors de zéro.',
  },
  {
    icon: routeIcon,
    title: 'Rien ne change sur la route',
    text: "L'alerte prévient, elle ne bloque pas le badge.",
  },
];

/**
 * The two forms of a badge. One flag of the server disables both (M2.14, M6.4); only the services set it, and
 * their save leaves the alert open (M4.3).
 */
export function BadgeServicesPage(): ReactElement {
  return (
    <BadgeScreen
      heading={({ reference }) => `Services du badge ${reference}`}
      onward={{ label: 'Détails', icon: eyeIcon, path: routes.badgeDetails }}
    >
      {(badge) => <BadgeForms key={badge.id} badge={badge} />}
    </BadgeScreen>
  );
}

function BadgeForms({ badge }: { readonly badge: Badge }): ReactElement {
  const services = useRun(changeOrReadAgain(saveBadgeServices, loadSubscriber));
  const alert = useRun(changeOrReadAgain(saveThresholdAlert, loadSubscriber));
  const badgeId = badge.id;
  const isSaved = services.state === 'success';
  // The save of the services is not one of the alert: what is half typed there can be sent (M4.3).
  const isAlertOpen = isSaved && alert.failure?.kind !== 'service/refused';
  const [wasEditable] = useState(badge.canUpdate);
  return (
    <>
      {!badge.canUpdate && (
        <Box maw="34rem" mt="lg">
          <LockedBadge status={badge.status} wasEditable={wasEditable} isSaved={isSaved} />
        </Box>
      )}
      <FormWithPoints title="À quoi servent ces services" points={servicesPoints}>
        <BadgeServicesForm
          badge={badge}
          isLocked={!badge.canUpdate}
          state={services.state}
          onSubmit={(values) => services.run({ badgeId, services: values })}
        />
      </FormWithPoints>
      <FormWithPoints title="Comment marche l'alerte" points={alertPoints}>
        <ThresholdAlertForm
          badge={badge}
          isLocked={!badge.canUpdate && !isAlertOpen}
          state={alert.state}
          onSubmit={(values) => alert.run({ badgeId, alert: values })}
        />
      </FormWithPoints>
    </>
  );
}
