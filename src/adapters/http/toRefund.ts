import type { Refund as WireRefund } from '../../../generated/api';
import { instant } from '../../domain/instant';
import { centsFromEuros } from '../../domain/money';
import type { ReceiptPath } from '../../domain/receipt';
import type { Refund } from '../../domain/refund';
import type { RefundIdentifier } from '../../domain/refundIdentifier';

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
