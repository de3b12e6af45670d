import { isSome } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { makeTicketReceipt } from '../../../application/freeRamp/makeTicketReceipt';
import { formatDateTime } from '../../../domain/instant';
import { formatEuros } from '../../../domain/money';
import { selectedIds, type Selection } from '../../../domain/selection';
import { isSelectable, type Ticket } from '../../../domain/ticket';
import { AsyncButton } from '../../design/AsyncButton';
import type { DataColumn } from '../../design/DataTable';
import { useRun } from '../../state/useRun';
import { ReceiptDownload } from '../ReceiptDownload';
import { SelectableList } from '../SelectableList';

const columns: readonly DataColumn<Ticket>[] = [
  { label: 'Date', cell: ({ at }) => formatDateTime(at) },
  { label: 'Trajet', cell: ({ start, end }) => `${start} → ${end}` },
  { label: 'Plaque', cell: ({ plate }) => plate },
  { label: 'Montant', cell: ({ amount }) => formatEuros(amount), isAmount: true },
  {
    label: 'Reçu',
    cell: ({ receipt }) =>
      receipt && (
        <ReceiptDownload path={receipt.path}>Télécharger le reçu {receipt.id}</ReceiptDownload>
      ),
    isWide: true,
  },
];

/** Those without a receipt are ticked to be put on one (P4.26, P5.24); the others have theirs at hand. */
export function TicketList({ tickets }: { readonly tickets: readonly Ticket[] }): ReactElement {
  const { state, run: makeReceipt } = useRun(makeTicketReceipt);
  const generate = async (selection: Selection, clear: () => void): Promise<void> => {
    const ids = selectedIds(selection);
    if (isSome(ids) && (await makeReceipt(ids.value))) clear();
  };
  return (
    <SelectableList
      caption="Vos tickets de la période"
      columns={columns}
      rows={tickets}
      isSelectable={isSelectable}
      nameOf={({ at }) => `le ticket du ${formatDateTime(at)}`}
      countOf={countTickets}
      action={(selection, clear) => (
        <AsyncButton
          variant="action"
          state={state}
          disabled={!isSome(selectedIds(selection))}
          onClick={() => void generate(selection, clear)}
        >
          Générer un reçu
        </AsyncButton>
      )}
    />
  );
}

function countTickets(count: number): string {
  if (count === 0) return 'Aucun ticket sélectionné';
  return count === 1 ? '1 ticket sélectionné' : `${count} tickets sélectionnés`;
}
