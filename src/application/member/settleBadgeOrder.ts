import { isLeft } from 'fp-ts/Either';
import type { Contract } from '../../domain/contract';
import { isNothingDue } from '../../domain/money';
import type { OrderReference } from '../../domain/orderReference';
import { contractPaymentAddress } from '../../domain/paymentAddress';
import type { PaymentReturns } from '../../domain/paymentForm';
import type { SubscriptionTariff } from '../../domain/subscriptionTariff';
import type { AppThunk } from '../kernel/AppThunk';
import { askWhetherPaid } from '../payment/askWhetherPaid';
import { payByCard } from '../payment/payByCard';
import type { AppState } from '../store';
import { recallBadgeOrder } from './badgeOrderDraft';
import { placeBadgeOrder } from './placeBadgeOrder';

export interface OrderToSettle {
  readonly contract: Contract;
  /** The subscriber's. */
  readonly email: string;
  readonly tariff: SubscriptionTariff;
  /** Whether the subscriber still waits: whoever has left is not led to the bank. */
  readonly isAwaited: () => boolean;
  /** Where the payer comes back to. */
  readonly returnsOf: (reference: OrderReference) => PaymentReturns;
}

/**
 * How it went: the bank's page opens, there is nothing to pay, it was paid before, a toast has said what
 * failed, or nobody waits any more.
 */
export type Settlement =
  | { readonly next: 'bank' | 'failed' | 'left' }
  | { readonly next: 'nothingToPay' | 'paidBefore'; readonly reference: OrderReference };

/**
 * Places the order that is kept, then leaves for the bank's page (M4.5). One that was placed before is
 * neither placed nor paid again before the server has said that it is not paid: its payer may have come back
 * from the bank another way.
 */
export function settleBadgeOrder(asked: OrderToSettle): AppThunk<Promise<Settlement>, AppState> {
  return async (dispatch) => {
    const { contract, email, tariff, isAwaited, returnsOf } = asked;
    const { placed: before } = dispatch(recallBadgeOrder(contract.id));
    if (before !== null && !isNothingDue(before.total)) {
      const isPaid = await dispatch(askWhetherPaid(before.reference));
      if (isLeft(isPaid)) return { next: 'failed' };
      if (!isAwaited()) return { next: 'left' };
      if (isPaid.right) return { next: 'paidBefore', reference: before.reference };
    }
    const placed = await dispatch(placeBadgeOrder(contract.id, tariff));
    if (placed === null) return { next: 'failed' };
    const { reference, total } = placed;
    if (!isAwaited()) return { next: 'left' };
    if (isNothingDue(total)) return { next: 'nothingToPay', reference };
    const payment = await dispatch(
      payByCard({
        type: 'badge',
        reference,
        amount: total,
        email,
        billing: contractPaymentAddress(contract),
        isAwaited,
        returns: returnsOf(reference),
      }),
    );
    if (isLeft(payment)) return { next: 'failed' };
    return { next: isAwaited() ? 'bank' : 'left' };
  };
}
