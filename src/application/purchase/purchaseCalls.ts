import { createUseCase } from '../kernel/createUseCase';
import { whetherPaid } from '../payment/askWhetherPaid';
import type { ContractRequest, ContractToSign } from '../ports/PurchaseGateway';
import type { Email } from '../../domain/email';
import type { OrderedPurchase } from '../../domain/orderedPurchase';
import type { OrderReference } from '../../domain/orderReference';
import type { SubscriptionOrder } from '../../domain/subscriptionOrder';

/** Whether the order will be linked to an account (P4.2, P7.13). It is a hint: a failure is told, and holds nobody up. */
export const checkPurchaseEmail = createUseCase<Email, boolean>(
  'purchase/checkEmail',
  (email, { subscriptions }) => subscriptions.isEmailTaken(email),
  { isPublic: true, noticeOfFailure: () => ({ kind: 'purchase/email-unchecked' }) },
);

/** Sends the order (P7.15); step 5 itself says why one is refused (P8.10). */
export const orderSubscription = createUseCase<
  { readonly order: SubscriptionOrder; readonly key: string },
  OrderReference
>(
  'purchase/orderSubscription',
  ({ order, key }, { subscriptions }) => subscriptions.order(order, key),
  { isPublic: true },
);

/** Loads the order of an address (P2.14, P7.16). An unknown reference is also told in a toast, in the server's words (P8.9). */
export const retrievePurchase = createUseCase<OrderReference, OrderedPurchase>(
  'purchase/retrieve',
  (reference, { subscriptions }) => subscriptions.retrieve(reference),
  {
    isPublic: true,
    noticeOfFailure: (failure) => (failure.kind === 'service/not-found' ? failure : undefined),
  },
);

/** Has the contract generated (P4.4, P7.14); step 6 itself says why it was not (P8.10). */
export const generateContract = createUseCase<ContractRequest, ContractToSign>(
  'purchase/generateContract',
  (request, { subscriptions }) => subscriptions.generateContract(request),
  { isPublic: true },
);

/**
 * Asks the server whether an order whose amount is above 0 is paid; the question validates an order of 0 euro
 * (M7.6). Step 7 itself says that it could not be asked.
 */
export const askOrderPaid = createUseCase<OrderReference, boolean>(
  'purchase/askPaid',
  (reference, { payments }) => whetherPaid(payments, reference),
  { isPublic: true },
);
