import type { ReactElement } from 'react';
import { selectCards } from '../../../application/freeRamp/freeRampSlice';
import { latestData } from '../../../application/kernel/RemoteData';
import type { TicketPeriod } from '../../../domain/freeRamp/ticketPeriod';
import { Actions } from '../../design/controls/Actions';
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
        message={`Aucune carte n'est associée à votre compte. Associez celle avec laquelle vous payez au péage\u202f: vos tickets apparaîtront ici.`}
      >
        <Actions>
          <ButtonLink to={routes.cardLink}>Associer une carte</ButtonLink>
        </Actions>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      message={`Aucun ticket ${inTicketPeriod[period]}. Choisissez une autre période, ou vérifiez quelles cartes sont associées à votre compte.`}
    >
      <Actions>
        <ButtonLink to={routes.cards} variant="outline">
          Gérer vos cartes
        </ButtonLink>
      </Actions>
    </EmptyState>
  );
}
