import { useEffect, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { latestData } from '../../../application/kernel/RemoteData';
import {
  selectContract,
  selectContractIndex,
  selectSubscriber,
} from '../../../application/member/subscriberSlice';
import type { Badge } from '../../../domain/badge';
import { formatDate } from '../../../domain/instant';
import { findBadge } from '../../../domain/subscriber';
import { ButtonLink } from '../../design/ButtonLink';
import { Fact, FactList } from '../../design/FactList';
import { PageHeading } from '../../design/PageHeading';
import { routes } from '../../navigation/routes';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import styles from './BadgeDetailsPage.module.css';
import { BadgeStatusPill } from './BadgeStatusPill';
import { deliveryWord, thresholdPeriodWords } from './badgeWords';

/** Every field of a badge (M2.13, M3.9). Its contract becomes the selected one, whatever was selected before. */
export function BadgeDetailsPage(): ReactElement {
  const { id } = useParams();
  const dispatch = useAppDispatch();
  const subscriber = latestData(useAppSelector(selectSubscriber));
  const selected = useAppSelector(selectContractIndex);
  const found = findBadge(subscriber?.contracts ?? [], Number(id));
  const contractIndex = found?.contractIndex;
  useEffect(() => {
    if (contractIndex !== undefined && contractIndex !== selected) {
      dispatch(selectContract(contractIndex));
    }
  }, [dispatch, contractIndex, selected]);

  return (
    <>
      <PageHeading>{found ? `Badge ${found.badge.reference}` : 'Badge introuvable'}</PageHeading>
      {found ? (
        <BadgeFields badge={found.badge} />
      ) : (
        <p>Aucun de vos contrats n'a ce badge. Choisissez-le dans la liste.</p>
      )}
      <div className={styles.back}>
        <ButtonLink variant="outline" to={routes.badges}>
          Retour à la liste
        </ButtonLink>
      </div>
    </>
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
