import { useEffect, type ReactElement, type ReactNode } from 'react';
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
    <dl className={styles.fields}>
      <Field label="Référence">{badge.reference}</Field>
      <Field label="N° de série">{badge.serialNumber}</Field>
      <Field label="Statut">
        <BadgeStatusPill status={badge.status} />
      </Field>
      <Field label="Nom">{badge.name}</Field>
      <Field label="Personnalisation 1">{badge.personalisation1}</Field>
      <Field label="Personnalisation 2">{badge.personalisation2}</Field>
      <Field label="Date de livraison">{deliveredAt && formatDate(deliveredAt)}</Field>
      <Field label="Mode de livraison">{deliveryType && deliveryWord(deliveryType)}</Field>
      <Field label="Informations complémentaires">
        {badge.hasAdditionalService ? 'Activées' : 'Désactivées'}
      </Field>
      <Field label="Alerte de seuil">{alert.isOn ? 'Activée' : 'Désactivée'}</Field>
      <Field label="Nombre de trajets">{alert.count}</Field>
      <Field label="Période">{alert.period && thresholdPeriodWords[alert.period]}</Field>
      <Field label="Adresse e-mail 1">{alert.firstEmail}</Field>
      <Field label="Adresse e-mail 2">{alert.secondEmail}</Field>
      <Field label="Services modifiables">{badge.canUpdate ? 'Oui' : 'Non'}</Field>
    </dl>
  );
}

/** What is not filled in says so. */
function Field({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  const isEmpty = children === null || children === '';
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isEmpty ? styles.empty : undefined}>{isEmpty ? 'Non renseigné' : children}</dd>
    </div>
  );
}
