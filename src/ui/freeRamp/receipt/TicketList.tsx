import type { ReactElement } from 'react';
import { formatDateTime, formatEuros } from '../../words/format.fr';
import { words } from './tickets.words.fr';
import { refreshTickets } from '../../../application/freeRamp/enterFreeRamp';
import { listReceipts } from '../../../application/freeRamp/freeRampLists';
import { makeTicketReceipt } from '../../../application/freeRamp/makeTicketReceipt';
import { changeOrReadAgain } from '../../../application/kernel/changeOrReadAgain';
import { selectedIds, type Selection } from '../../../domain/basis/selection';
import { isSelectable, type Ticket } from '../../../domain/freeRamp/ticket';
import { AsyncButton } from '../../design/controls/AsyncButton';
import type { DataColumn } from '../../design/data/DataTable';
import { useRun } from '../../state/useRun';
import { ReceiptDownload } from '../parts/ReceiptDownload';
import { SelectableBlank, SelectableList } from '../parts/SelectableList';

const columns: readonly DataColumn<Ticket>[] = [
  { label: words.columns.at, cell: ({ at }) => formatDateTime(at) },
  { label: words.columns.trip, cell: ({ start, end }) => `${start} → ${end}` },
  { label: words.columns.plate, cell: ({ plate }) => plate },
  { label: words.columns.amount, cell: ({ amount }) => formatEuros(amount), kind: 'amount' },
  {
    label: words.columns.receipt,
    cell: ({ receipt }) =>
      receipt && (
        <ReceiptDownload path={receipt.path}>{words.download(receipt.id)}</ReceiptDownload>
      ),
    kind: 'actions',
  },
];

/** Tickets without a receipt can be selected for a new one (P4.26, P5.24); the others link to theirs. */
export function TicketList({ tickets }: { readonly tickets: readonly Ticket[] }): ReactElement {
  const { state, run: makeReceipt } = useRun(
    changeOrReadAgain(makeTicketReceipt, refreshTickets, listReceipts),
  );
  const generate = async (selection: Selection, clear: () => void): Promise<void> => {
    const ids = selectedIds(selection);
    if (ids !== null && (await makeReceipt(ids))) clear();
  };
  return (
    <SelectableList
      caption={words.caption}
      columns={columns}
      rows={tickets}
      isSelectable={isSelectable}
      boxLabel={({ at }) => words.select(formatDateTime(at))}
      selected={words.selected}
      action={(selection, clear) => (
        <AsyncButton
          variant="action"
          state={state}
          disabled={selectedIds(selection) === null}
          onClick={() => void generate(selection, clear)}
        >
          {words.makeReceipt}
        </AsyncButton>
      )}
    />
  );
}

export function TicketsSkeleton(): ReactElement {
  return <SelectableBlank columns={columns} />;
}
