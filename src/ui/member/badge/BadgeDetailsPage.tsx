import type { ReactElement } from 'react';
import type { Badge } from '../../../domain/badge/badge';
import { formatDate } from '../../../domain/basis/instant';
import { Fact, FactList } from '../../design/data/FactList';
import { routes } from '../../navigation/routes';
import { BadgeScreen } from './BadgeScreen';
import { BadgeStatusPill } from './BadgeStatusPill';
import { thresholdPeriodWords } from './badgeWords';
import { deliveryWord } from './deliveryWord';

/** Every field of a badge (M2.13, M3.9). */
export function BadgeDetailsPage(): ReactElement {
  return (
    <BadgeScreen
      heading={({ reference }) => `Badge ${reference}`}
      onward={{ label: 'Services', path: routes.badgeServices }}
    >
      {(badge) => <BadgeFields badge={badge} />}
    </BadgeScreen>
  );
}

function BadgeFields({ badge }: { readonly badge: Badge }): ReactElement {
  const { thresholdAlert: alert, deliveredAt, deliveryType } = badge;
  return (
    <FactList>
      <Fact label="Référence">{badge.reference}</Fact>
      <Fact label="N° de série">{badge.serialNumber}</Fact>
      <Fact label="Statut">
        <BadgeStatusPill status={badge.status} />
      </Fact>
      <Fact label="Nom">{badge.name}</Fact>
      <Fact label="Personnalisation 1">{badge.personalisation1}</Fact>
      <Fact label="Personnalisation 2">{badge.personalisation2}</Fact>
      <Fact label="Date de livraison">{deliveredAt && formatDate(deliveredAt)}</Fact>
      <Fact label="Mode de livraison">{deliveryType && deliveryWord(deliveryType)}</Fact>
      <Fact label="Informations complémentaires">
        {badge.hasAdditionalService ? 'Activées' : 'Désactivées'}
      </Fact>
      <Fact label="Alerte de seuil">{alert.isOn ? 'Activée' : 'Désactivée'}</Fact>
      <Fact label="Nombre de trajets">{alert.count}</Fact>
      <Fact label="Période">{alert.period && thresholdPeriodWords[alert.period]}</Fact>
      <Fact label="Adresse e-mail 1">{alert.firstEmail}</Fact>
      <Fact label="Adresse e-mail 2">{alert.secondEmail}</Fact>
      <Fact label="Services modifiables">{badge.canUpdate ? 'Oui' : 'Non'}</Fact>
    </FactList>
  );
}
