import type { Receipt as WireReceipt } from '../../../../generated/api';
import { instant } from '../../../domain/basis/instant';
import type { Receipt, ReceiptPath } from '../../../domain/freeRamp/receipt';

/** From the wire: a timestamp becomes an instant. */
export function toReceipt({ id, creationDate, countTickets, path }: WireReceipt): Receipt {
  return {
    id,
    createdAt: instant(creationDate.timestamp),
    ticketCount: countTickets,
    path: path as ReceiptPath,
  };
}
