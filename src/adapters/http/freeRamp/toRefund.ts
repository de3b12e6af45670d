import type { Refund as WireRefund } from '../../../../generated/api';
import { instant } from '../../../domain/basis/instant';
import { centsFromEuros } from '../../../domain/basis/money';
import type { ReceiptPath } from '../../../domain/freeRamp/receipt';
import type { Refund } from '../../../domain/freeRamp/refund';
import type { RefundIdentifier } from '../../../domain/freeRamp/refundIdentifier';

/** From the wire: euros become cents, a timestamp an instant. */
export function toRefund(refund: WireRefund): Refund {
  return {
    id: refund.id,
    identifier: refund.identifier as RefundIdentifier,
    ticketAt: instant(refund.ticketDate.timestamp),
    amount: centsFromEuros(refund.amount),
    claimed: refund.claimed,
    receipt: refund.receipt && (refund.receipt.path as ReceiptPath),
  };
}
