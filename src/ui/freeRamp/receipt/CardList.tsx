import type { ReactElement } from 'react';
import { cardIcon } from '../../../../generated/icons';
import { formatDate } from '../../../domain/basis/instant';
import type { TicketCard } from '../../../domain/freeRamp/ticketCard';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { DataTable, type DataColumn } from '../../design/data/DataTable';
import { EmptyState } from '../../design/feedback/EmptyState';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { routes } from '../../navigation/routes';
import { useFocusAfterRemoval } from '../parts/useFocusAfterRemoval';
import { CardUnlink } from './CardUnlink';

const columns: readonly DataColumn<TicketCard>[] = [
  { label: 'Plaque', cell: ({ plate }) => plate },
  { label: 'Carte', cell: ({ lastDigits }) => <MaskedNumber ending={lastDigits} /> },
  { label: 'Date', cell: ({ linkedAt }) => formatDate(linkedAt) },
  { label: 'Dissocier', cell: (card) => <CardUnlink card={card} />, isWide: true },
];

/** The linked cards, and the link to add one. */
export function CardList({ cards }: { readonly cards: readonly TicketCard[] }): ReactElement {
  useFocusAfterRemoval(cards.length);
  return cards.length === 0 ? (
    <EmptyState
      icon={cardIcon}
      message="Aucune carte n'est associée à votre compte. Une carte associée apparaît ici, et ses tickets parmi les vôtres."
    >
      <ButtonLink to={routes.cardLink}>Associer une carte</ButtonLink>
    </EmptyState>
  ) : (
    <>
      <DataTable
        caption="Vos cartes associées"
        columns={columns}
        rows={cards}
        keyOf={({ id }) => id}
      />
      <Actions>
        <ButtonLink to={routes.cardLink} variant="outline">
          Associer une autre carte
        </ButtonLink>
      </Actions>
    </>
  );
}
