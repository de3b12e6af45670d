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
  /** Whether the subscriber still waits: whoever has left is not led to the bank. */
  readonly isAwaited: () => boolean;
  /** Where the payer comes back to. */
  readonly returnsOf: (reference: OrderReference) => PaymentReturns;
}

/** How it went: the bank's page opens, there is nothing to pay, a toast has said what failed, or nobody waits any more. */
export interface Settlement {
  readonly next: 'bank' | 'nothingToPay' | 'failed' | 'left';
  /** The order as the server has it; null when it was not placed. */
  readonly placed: PlacedOrder | null;
}

/**
 * Places the order, then leaves for the bank's page (M4.5). An order that was placed before and not paid is paid, not placed
 * again; its reference is kept before anything else can fail.
 */
export function settleBadgeOrder(asked: OrderToSettle): AppThunk<Promise<Settlement>> {
  return async (dispatch) => {
    const { contract, email, kept, order, isAwaited, returnsOf } = asked;
    const { total } = order.price;
    let placed = orderToPay(kept, total);
    if (placed === null) {
      const result = await dispatch(orderBadges({ contractId: contract.id, order }));
      if (isLeft(result)) return { next: 'failed', placed: null };
      placed = { reference: result.right, total };
      dispatch(keepBadgeOrder(contract.id, { ...kept, placed }));
    }
    if (!isAwaited()) return { next: 'left', placed };
    if (badgeOrderSettlement(total) === 'nothingToPay') return { next: 'nothingToPay', placed };
    const payment = await dispatch(
      payByCard({
        type: 'badge',
        reference: placed.reference,
        amount: total,
        email,
        billing: contractPaymentAddress(contract),
        isAwaited,
        returns: returnsOf(placed.reference),
      }),
    );
    if (isLeft(payment)) return { next: 'failed', placed };
    return { next: isAwaited() ? 'bank' : 'left', placed };
  };
}
