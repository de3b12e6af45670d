import type { ReactElement } from 'react';
import { receiptIcon } from '../../../../generated/icons';
import { listReceipts } from '../../../application/freeRamp/freeRampLists';
import { selectReceipts } from '../../../application/freeRamp/freeRampSlice';
import { formatDate } from '../../../domain/basis/instant';
import { latestReceiptsFirst, type Receipt } from '../../../domain/freeRamp/receipt';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { DataTable, type DataColumn } from '../../design/data/DataTable';
import { EmptyState } from '../../design/feedback/EmptyState';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import { BlankRows } from '../parts/BlankRows';
import { FreeRampList } from '../parts/FreeRampList';
import { ReceiptDownload } from '../parts/ReceiptDownload';

const columns: readonly DataColumn<Receipt>[] = [
  { label: 'N°', cell: ({ id }) => id },
  { label: 'Date de création', cell: ({ createdAt }) => formatDate(createdAt) },
  { label: 'Nombre de tickets', cell: ({ ticketCount }) => ticketCount },
  {
    label: 'Télécharger',
    cell: ({ id, path }) => (
      <ReceiptDownload path={path}>
        Télécharger <span className="tp-hidden">le reçu {id}</span>
      </ReceiptDownload>
    ),
    isWide: true,
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
        <EmptyState
          icon={receiptIcon}
          message="Vous n'avez pas encore de reçu. Il en apparaît un ici dès que vous en générez un à partir de vos tickets, ou que vous confirmez un remboursement."
        >
          <ButtonLink to={routes.tickets}>Voir vos tickets</ButtonLink>
        </EmptyState>
      }
    >
      {(receipts) => (
        <DataTable
          caption="Vos reçus, du plus récent au plus ancien"
          columns={columns}
          rows={latestReceiptsFirst(receipts)}
          keyOf={({ id }) => id}
        />
      )}
    </FreeRampList>
  );
}
