import type { ReactElement } from 'react';
import { words } from './cards.words.fr';
import { formatDate } from '../../words/format.fr';
import { words as titles } from '../titles.words.fr';
import { cardIcon } from '../../../../generated/icons';
import type { TicketCard } from '../../../domain/freeRamp/ticketCard';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { DataTable, type DataColumn } from '../../design/data/DataTable';
import { EmptyState } from '../../design/feedback/EmptyState';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { routes } from '../../navigation/routes';
import { useFocusAfterRemoval } from '../parts/useFocusAfterRemoval';
import { CardUnlink } from './CardUnlink';

const columns: readonly DataColumn<TicketCard>[] = [
  { label: words.columns.plate, cell: ({ plate }) => plate },
  { label: words.columns.card, cell: ({ lastDigits }) => <MaskedNumber ending={lastDigits} /> },
  { label: words.columns.linkedAt, cell: ({ linkedAt }) => formatDate(linkedAt) },
  { label: words.columns.unlink, cell: (card) => <CardUnlink card={card} />, kind: 'actions' },
];

/** The linked cards, and the link to add one. */
export function CardList({ cards }: { readonly cards: readonly TicketCard[] }): ReactElement {
  useFocusAfterRemoval(cards.length);
  return cards.length === 0 ? (
    <EmptyState icon={cardIcon} message={words.none}>
      <ButtonLink to={routes.cardLink}>{titles.cardLink}</ButtonLink>
    </EmptyState>
  ) : (
    <>
      <DataTable caption={words.caption} columns={columns} rows={cards} keyOf={({ id }) => id} />
      <Actions>
        <ButtonLink to={routes.cardLink} variant="outline">
          {words.linkAnother}
        </ButtonLink>
      </Actions>
    </>
  );
}
