import { isLeft } from 'fp-ts/Either';
import { badgeOrderSettlement } from '../../domain/badgeOrder';
import type { BadgeOrder } from '../../domain/completeBadgeOrder';
import type { Contract } from '../../domain/contract';
import { orderToPay, type KeptBadgeOrder, type PlacedOrder } from '../../domain/keptBadgeOrder';
import type { OrderReference } from '../../domain/orderReference';
import { contractPaymentAddress } from '../../domain/paymentAddress';
import type { PaymentReturns } from '../../domain/paymentForm';
import type { AppThunk } from '../kernel/AppThunk';
import { payByCard } from '../payment/payByCard';
import { keepBadgeOrder } from './badgeOrderDraft';
import { orderBadges } from './orderBadges';

export interface OrderToSettle {
  readonly contract: Contract;
  /** The subscriber's. */
  readonly email: string;
  readonly kept: KeptBadgeOrder;
  /** The complete order that was kept. */
  readonly order: BadgeOrder;
  /** Where the payer comes back to. */
  readonly returnsOf: (reference: OrderReference) => PaymentReturns;
}

/** How it went: the bank's page opens, there is nothing to pay, or a toast has said what failed. */
export interface Settlement {
  readonly next: 'bank' | 'nothingToPay' | 'failed';
  /** The order as the server has it; null when it was not placed. */
  readonly placed: PlacedOrder | null;
}

/**
 * Places the order, then leaves for the bank's page (M4.5). An order that was placed before and not paid is paid, not placed
 * again; its reference is kept before anything else can fail.
 */
export function settleBadgeOrder(asked: OrderToSettle): AppThunk<Promise<Settlement>> {
  return async (dispatch) => {
    const { contract, email, kept, order, returnsOf } = asked;
    const { total } = order.price;
    let placed = orderToPay(kept, total);
    if (placed === null) {
      const result = await dispatch(orderBadges({ contractId: contract.id, order }));
      if (isLeft(result)) return { next: 'failed', placed: null };
      placed = { reference: result.right, total };
      dispatch(keepBadgeOrder(contract.id, { ...kept, placed }));
    }
    if (badgeOrderSettlement(total) === 'nothingToPay') return { next: 'nothingToPay', placed };
    const payment = await dispatch(
      payByCard({
        type: 'badge',
        reference: placed.reference,
        amount: total,
        email,
        billing: contractPaymentAddress(contract),
        returns: returnsOf(placed.reference),
      }),
    );
    return { next: isLeft(payment) ? 'failed' : 'bank', placed };
  };
}
