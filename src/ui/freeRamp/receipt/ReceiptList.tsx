import type { ReactElement } from 'react';
import { formatDate } from '../../words/format.fr';
import { words } from './receipts.words.fr';
import { receiptIcon } from '../../../../generated/icons';
import { listReceipts } from '../../../application/freeRamp/freeRampLists';
import { selectReceipts } from '../../../application/freeRamp/freeRampSlice';
import { latestReceiptsFirst, type Receipt } from '../../../domain/freeRamp/receipt';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { DataTable, type DataColumn } from '../../design/data/DataTable';
import { EmptyState } from '../../design/feedback/EmptyState';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import { BlankRows } from '../parts/BlankRows';
import { FreeRampList } from '../parts/FreeRampList';
import { ReceiptDownload } from '../parts/ReceiptDownload';

const columns: readonly DataColumn<Receipt>[] = [
  { label: words.columns.number, cell: ({ id }) => id },
  { label: words.columns.createdAt, cell: ({ createdAt }) => formatDate(createdAt) },
  { label: words.columns.tickets, cell: ({ ticketCount }) => ticketCount },
  {
    label: words.columns.download,
    cell: ({ id, path }) => (
      <ReceiptDownload path={path}>
        <Marked text={words.download(id)} mark={hiddenPart} />
      </ReceiptDownload>
    ),
    kind: 'actions',
  },
];

/** Latest first (P2.35, P3.6). */
export function ReceiptList(): ReactElement {
  return (
    <FreeRampList
      remote={useAppSelector(selectReceipts)}
      ask={listReceipts}
      skeleton={<BlankRows columns={columns} count={3} />}
      empty={
        <EmptyState icon={receiptIcon} message={words.none}>
          <ButtonLink to={routes.tickets}>{words.seeTickets}</ButtonLink>
        </EmptyState>
      }
    >
      {(receipts) => (
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={latestReceiptsFirst(receipts)}
          keyOf={({ id }) => id}
        />
      )}
    </FreeRampList>
  );
}
