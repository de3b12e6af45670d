import * as E from 'fp-ts/Either';
import type { Country } from '../../domain/basis/country';
import type { Contract } from '../../domain/contract/contract';
import { isNothingDue } from '../../domain/basis/money';
import type { OrderReference } from '../../domain/payment/orderReference';
import { contractPaymentAddress } from '../../domain/payment/paymentAddress';
import type { PaymentReturns } from '../../domain/payment/paymentRequest';
import { plainDebt } from '../../domain/payment/paymentRecord';
import type { SubscriptionTariff } from '../../domain/ordering/subscriptionTariff';
import type { AppThunk } from '../kernel/AppThunk';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';
import { askWhetherPaid, whetherPaid } from '../payment/askWhetherPaid';
import type { PaymentNotOpened } from '../payment/payByCard';
import { recordAttempt } from '../payment/paymentRecords';
import { payOnce } from '../payment/payOnce';
import type { AppState } from '../store';
import { recallBadgeOrder } from './badgeOrderDraft';
import { placeBadgeOrder } from './placeBadgeOrder';

/** Asks without a message: the screen that opens offers the payment, which asks again. */
const askPlacedPaid = createUseCase<OrderReference, boolean>(
  'ordering/askPlacedPaid',
  (reference, { payments }) => whetherPaid(payments, reference),
  { isPublic: true },
);

/** The reference of the placed order if the server answers that it is paid; null otherwise. */
export function paidBadgeOrder(contractId: number): AppThunk<Promise<OrderReference | null>> {
  return async (dispatch) => {
    const { placed } = dispatch(recallBadgeOrder(contractId));
    if (placed === null || isNothingDue(placed.total)) return null;
    const isPaid = await dispatch(askPlacedPaid(placed.reference));
    return E.isRight(isPaid) && isPaid.right ? placed.reference : null;
  };
}

export interface OrderToSettle {
  readonly contract: Contract;
  /** The e-mail of the subscriber. */
  readonly email: string;
  /** The country of the payer (P7.19). */
  readonly country: Country;
  readonly tariff: SubscriptionTariff;
  /** Whether the subscriber still waits: otherwise the bank's page is not opened. */
  readonly isAwaited: () => boolean;
  /** The addresses that the bank sends the payer back to. */
  readonly returnsOf: (reference: OrderReference) => PaymentReturns;
}

/**
 * The result: the bank's page opens or does not, there is nothing to pay, the order was already paid, a toast
 * has reported that it could not be placed, or the subscriber left the screen.
 */
export type Settlement =
  | { readonly next: 'bank' | 'failed' | 'left' }
  | { readonly next: 'notOpened'; readonly failure: ServiceError | PaymentNotOpened }
  | { readonly next: 'nothingToPay' | 'paidBefore'; readonly reference: OrderReference };

/**
 * Places the stored order, then opens the bank's page, once the server has answered that it is not paid
 * (M4.5). If the order was already placed, the server is asked before it may be placed again: the payer may
 * have returned from the bank by another route.
 */
export function settleBadgeOrder(asked: OrderToSettle): AppThunk<Promise<Settlement>, AppState> {
  return async (dispatch) => {
    const { contract, email, country, tariff, isAwaited, returnsOf } = asked;
    const { placed: before, deliveryType } = dispatch(recallBadgeOrder(contract.id));
    if (before !== null && !isNothingDue(before.total)) {
      const { reference, total } = before;
      dispatch(recordAttempt({ reference, amount: total }));
      const isPaid = await dispatch(askWhetherPaid({ type: 'badge', reference }));
      if (E.isLeft(isPaid)) return { next: 'notOpened', failure: isPaid.left };
      if (!isAwaited()) return { next: 'left' };
      if (isPaid.right) return { next: 'paidBefore', reference };
    }
    const placed = await dispatch(placeBadgeOrder(contract.id, tariff));
    if (placed === null) return { next: 'failed' };
    const { reference, total } = placed;
    if (!isAwaited()) return { next: 'left' };
    if (isNothingDue(total)) return { next: 'nothingToPay', reference };
    const payment = await dispatch(
      payOnce({
        type: 'badge',
        reference,
        amount: total,
        email,
        billing: contractPaymentAddress(contract, country),
        isAwaited,
        debt: {
          ...plainDebt,
          ...{ contract: contract.reference, delivery: deliveryType },
        },
        returns: returnsOf(reference),
      }),
    );
    if (E.isLeft(payment)) return { next: 'notOpened', failure: payment.left };
    if (payment.right) return { next: isAwaited() ? 'paidBefore' : 'left', reference };
    return { next: isAwaited() ? 'bank' : 'left' };
  };
}
