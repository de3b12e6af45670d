import type { ReactElement } from 'react';
import { words as titles } from '../titles.words.fr';
import { words } from './tickets.words.fr';
import { ticketIcon } from '../../../../generated/areaIcons';
import { cardIcon } from '../../../../generated/icons';
import { selectCards } from '../../../application/freeRamp/freeRampSlice';
import { latestData } from '../../../application/kernel/RemoteData';
import type { TicketPeriod } from '../../../domain/freeRamp/ticketPeriod';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';

/** Empty state of a period: where tickets come from, or that no card is linked yet (P2.36). */
export function NoTicket({ period }: { readonly period: TicketPeriod }): ReactElement {
  const cards = latestData(useAppSelector(selectCards));
  if (cards?.items.length === 0 && cards.unreadable === 0) {
    return (
      <EmptyState icon={cardIcon} message={words.noCard}>
        <ButtonLink to={routes.cardLink}>{titles.cardLink}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={ticketIcon} message={words.none(period)}>
      <ButtonLink to={routes.cards} variant="outline">
        {titles.cards}
      </ButtonLink>
    </EmptyState>
  );
}
