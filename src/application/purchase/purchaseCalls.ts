import { createUseCase } from '../kernel/createUseCase';
import { whetherPaid } from '../payment/askWhetherPaid';
import type { ContractRequest, ContractToSign } from '../ports/purchase/PurchaseGateway';
import type { Email } from '../../domain/basis/email';
import type { OrderedPurchase } from '../../domain/purchase/orderedPurchase';
import type { OrderReference } from '../../domain/payment/orderReference';
import type { SubscriptionOrder } from '../../domain/purchase/subscriptionOrder';

/**
 * Whether the order will be linked to an account (P4.2, P7.13). It is a hint: a failure is reported and does
 * not block the purchase.
 */
export const checkPurchaseEmail = createUseCase<Email, boolean>(
  'purchase/checkEmail',
  (email, { purchases }) => purchases.isEmailTaken(email),
  { isPublic: true, noticeOfFailure: () => ({ kind: 'purchase/email-unchecked' }) },
);

/** Sends the order (P7.15); step 5 itself shows a refusal (P8.10). */
export const orderSubscription = createUseCase<
  { readonly order: SubscriptionOrder; readonly key: string },
  OrderReference
>('purchase/orderSubscription', ({ order, key }, { purchases }) => purchases.order(order, key), {
  isPublic: true,
});

/**
 * Loads the order of an address (P2.14, P7.16). An unknown reference is also reported in a toast, with the
 * sentence of the server (P8.9).
 */
export const retrievePurchase = createUseCase<OrderReference, OrderedPurchase>(
  'purchase/retrieve',
  (reference, { purchases }) => purchases.retrieve(reference),
  {
    isPublic: true,
    noticeOfFailure: (failure) => (failure.kind === 'service/not-found' ? failure : undefined),
  },
);

/** Loads a paid order for the next steps on the page of its payment. A failure is not reported there. */
export const readPaidPurchase = createUseCase<OrderReference, OrderedPurchase>(
  'purchase/readPaid',
  (reference, { purchases }) => purchases.retrieve(reference),
  { isPublic: true },
);

/** Generates the contract (P4.4, P7.14); step 6 itself shows an error (P8.10). */
export const generateContract = createUseCase<ContractRequest, ContractToSign>(
  'purchase/generateContract',
  (request, { purchases }) => purchases.generateContract(request),
  { isPublic: true },
);

/**
 * Requests whether an order with an amount above 0 is paid; the request would validate an order of 0 euro
 * (M7.6). Step 7 itself shows an error.
 */
export const askOrderPaid = createUseCase<OrderReference, boolean>(
  'purchase/askPaid',
  (reference, { payments }) => whetherPaid(payments, reference),
  { isPublic: true },
);
