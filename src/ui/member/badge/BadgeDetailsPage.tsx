import type { ReactElement } from 'react';
import { formatDate } from '../../words/format.fr';
import {
  badgeIcon,
  bellIcon,
  calendarIcon,
  carIcon,
  clockIcon,
  editIcon,
  infoIcon,
  lockIcon,
  mailIcon,
  receiptIcon,
} from '../../../../generated/icons';
import { chartIcon, pinIcon, statementIcon } from '../../../../generated/memberIcons';
import { Fact, FactList } from '../../design/data/FactList';
import { routes } from '../../navigation/routes';
import { FactCard, FactCards } from '../area/FactCards';
import { BadgeScreen } from './BadgeScreen';
import { BadgeStatusPill } from './BadgeStatusPill';
import { thresholdPeriodWords } from './badgeWords';
import { words } from '../../ordering/ordering.words.fr';
import type { ListedBadge } from '../../../domain/badge/badgeSearch';
import type { Badge } from '../../../domain/badge/badge';

/** Every field of a badge, in groups (M2.13, M3.9). */
export function BadgeDetailsPage(): ReactElement {
  return (
    <BadgeScreen
      heading={({ reference }) => `Badge ${reference}`}
      onward={{ label: 'Services', icon: editIcon, path: routes.badgeServices }}
    >
      {(badge) => (
        <FactCards>
          <FactCards>
            <FactCard title="Identité">
              <Identity badge={badge} />
            </FactCard>
            <FactCard title="Livraison">
              <Delivery badge={badge} />
            </FactCard>
          </FactCards>
          <FactCard title="Services et alerte">
            <Services badge={badge} />
          </FactCard>
        </FactCards>
      )}
    </BadgeScreen>
  );
}

interface BadgeFactsProps {
  readonly badge: ListedBadge;
}

function Identity({ badge }: BadgeFactsProps): ReactElement {
  return (
    <FactList>
      <Fact icon={badgeIcon} label="Référence">
        {badge.reference}
      </Fact>
      <Fact icon={statementIcon} label="N° de série">
        {badge.serialNumber}
      </Fact>
      <Fact icon={infoIcon} label="Statut">
        <BadgeStatusPill status={badge.shownStatus} />
      </Fact>
      <Fact icon={carIcon} label="Nom">
        {badge.name}
      </Fact>
      <Fact icon={editIcon} label="Personnalisation 1">
        {badge.personalisation1}
      </Fact>
      <Fact icon={editIcon} label="Personnalisation 2">
        {badge.personalisation2}
      </Fact>
    </FactList>
  );
}

function Delivery({ badge: { deliveredAt, deliveryType } }: BadgeFactsProps): ReactElement {
  return (
    <FactList>
      <Fact icon={calendarIcon} label="Date de livraison">
        {deliveredAt && formatDate(deliveredAt)}
      </Fact>
      <Fact icon={pinIcon} label="Mode de livraison">
        {deliveryType && deliveryWord(deliveryType)}
      </Fact>
    </FactList>
  );
}

function Services({ badge }: BadgeFactsProps): ReactElement {
  const { hasAdditionalService, thresholdAlert: alert, canUpdate } = badge;
  return (
    <FactList>
      <Fact icon={receiptIcon} label="Informations complémentaires">
        {hasAdditionalService ? 'Activées' : 'Désactivées'}
      </Fact>
      <Fact icon={bellIcon} label="Alerte de seuil">
        {alert.isOn ? 'Activée' : 'Désactivée'}
      </Fact>
      <Fact icon={chartIcon} label="Nombre de trajets">
        {alert.count}
      </Fact>
      <Fact icon={clockIcon} label="Période">
        {alert.period && thresholdPeriodWords[alert.period]}
      </Fact>
      <Fact icon={mailIcon} label="Adresse e-mail 1">
        {alert.firstEmail}
      </Fact>
      <Fact icon={mailIcon} label="Adresse e-mail 2">
        {alert.secondEmail}
      </Fact>
      <Fact icon={lockIcon} label="Services modifiables">
        {canUpdate ? 'Oui' : 'Non'}
      </Fact>
    </FactList>
  );
}

/** How a badge was delivered; an unknown delivery is shown in the server's words (M5.24). */
function deliveryWord(delivery: NonNullable<Badge['deliveryType']>): string {
  return typeof delivery === 'string' ? words.deliveries[delivery] : delivery.calledByServer;
}
