import type { ReactElement } from 'react';
import { cardIcon, ticketIcon } from '../../../../generated/icons';
import { selectCards } from '../../../application/freeRamp/freeRampSlice';
import { latestData } from '../../../application/kernel/RemoteData';
import type { TicketPeriod } from '../../../domain/freeRamp/ticketPeriod';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import { inTicketPeriod } from './ticketPeriodWords';

/** Empty state of a period: where tickets come from, or that no card is linked yet (P2.36). */
export function NoTicket({ period }: { readonly period: TicketPeriod }): ReactElement {
  const cards = latestData(useAppSelector(selectCards));
  if (cards?.items.length === 0 && cards.unreadable === 0) {
    return (
      <EmptyState
        icon={cardIcon}
        message={`Aucune carte n'est associée à votre compte. Associez celle avec laquelle vous payez au péage\u202f: vos tickets apparaîtront ici.`}
      >
        <ButtonLink to={routes.cardLink}>Associer une carte</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={ticketIcon}
      message={`Aucun ticket ${inTicketPeriod[period]}. Choisissez une autre période, ou vérifiez quelles cartes sont associées à votre compte.`}
    >
      <ButtonLink to={routes.cards} variant="outline">
        Gérer vos cartes
      </ButtonLink>
    </EmptyState>
  );
}
