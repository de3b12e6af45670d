import type { ReactElement } from 'react';
import { makeTicketReceipt } from '../../../application/freeRamp/makeTicketReceipt';
import { formatDateTime } from '../../../domain/basis/instant';
import { formatEuros } from '../../../domain/basis/money';
import { selectedIds, type Selection } from '../../../domain/basis/selection';
import { isSelectable, type Ticket } from '../../../domain/freeRamp/ticket';
import { AsyncButton } from '../../design/controls/AsyncButton';
import type { DataColumn } from '../../design/data/DataTable';
import { useRun } from '../../state/useRun';
import { ReceiptDownload } from '../parts/ReceiptDownload';
import { SelectableList } from '../parts/SelectableList';

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

/** Tickets without a receipt can be selected for a new one (P4.26, P5.24); the others link to theirs. */
export function TicketList({ tickets }: { readonly tickets: readonly Ticket[] }): ReactElement {
  const { state, run: makeReceipt } = useRun(makeTicketReceipt);
  const generate = async (selection: Selection, clear: () => void): Promise<void> => {
    const ids = selectedIds(selection);
    if (ids !== null && (await makeReceipt(ids))) clear();
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
          disabled={selectedIds(selection) === null}
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
