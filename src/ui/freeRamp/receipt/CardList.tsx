import type { ReactElement } from 'react';
import { formatDate } from '../../../domain/instant';
import type { TicketCard } from '../../../domain/ticketCard';
import { Actions } from '../../design/Actions';
import { ButtonLink } from '../../design/ButtonLink';
import { DataTable, type DataColumn } from '../../design/DataTable';
import { EmptyState } from '../../design/EmptyState';
import { MaskedNumber } from '../../design/MaskedNumber';
import { routes } from '../../navigation/routes';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval';
import { CardUnlink } from './CardUnlink';

const columns: readonly DataColumn<TicketCard>[] = [
  { label: 'Plaque', cell: ({ plate }) => plate },
  { label: 'Carte', cell: ({ lastDigits }) => <MaskedNumber ending={lastDigits} /> },
  { label: 'Date', cell: ({ linkedAt }) => formatDate(linkedAt) },
  { label: 'Dissocier', cell: (card) => <CardUnlink card={card} />, isWide: true },
];

/** With the way to link another; alone when there is none. */
export function CardList({ cards }: { readonly cards: readonly TicketCard[] }): ReactElement {
  useFocusAfterRemoval(cards.length);
  return cards.length === 0 ? (
    <EmptyState message="Aucune carte n'est associée à votre compte. Une carte associée apparaît ici, et les tickets de ses passages parmi vos tickets.">
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
