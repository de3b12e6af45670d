import type { TypeOf } from 'io-ts';
import type { Refund as WireRefund } from '../../../../generated/codecs';
import { instant } from '../../../domain/basis/instant';
import { centsFromEuros } from '../../../domain/basis/money';
import type { ReceiptPath } from '../../../domain/freeRamp/receipt';
import type { Refund } from '../../../domain/freeRamp/refund';
import type { RefundIdentifier } from '../../../domain/freeRamp/refundIdentifier';
import { isReadable } from '../core/readable';

/** From the wire: euros become cents, a timestamp an instant; an unreadable receipt becomes none. */
export function toRefund(refund: TypeOf<typeof WireRefund>): Refund {
  const receipt = isReadable(refund.receipt) ? refund.receipt : null;
  return {
    id: refund.id,
    identifier: refund.identifier as RefundIdentifier,
    ticketAt: instant(refund.ticketDate.timestamp),
    amount: centsFromEuros(refund.amount),
    claimed: refund.claimed,
    receipt: receipt && (receipt.path as ReceiptPath),
  };
}
