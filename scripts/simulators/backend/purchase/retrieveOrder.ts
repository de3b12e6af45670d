import type { Order, OrderRequest, PurchaseContract } from '../../../../generated/api.ts';
import { ok, refused, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { billingOf, correspondenceOf } from './orderAddresses.ts';
import { findSubscription, referenceGuess, unknownOrder } from './orders.ts';

/** An order with its contract, so that the purchase can be resumed (P7.16, P7.18, P2.14). */
export const retrieveOrder: OpenHandler<'retrieveOrder'> = ({ body }, { store, attempts }) => {
  if (attempts.areTooMany(referenceGuess)) return tooMany();
  const found = findSubscription(store, body.reference);
  if (found === undefined) {
    attempts.countWrong(referenceGuess);
    return refused(unknownOrder);
  }
  const { id, request } = found;
  return ok({
    state: true,
    response: null,
    order: orderOf(String(id), request),
    contract: contractOf(request),
  });
};

function orderOf(reference: string, request: OrderRequest): Order {
  const { isCompany, nbBadge, deliveryType } = request;
  return {
    reference,
    type: isCompany ? 's' : 'p',
    quantity: nbBadge,
    deliveryType,
    ...deliveryOf(request),
  };
}

/** The delivery address; all null for pick-up at the locker (P9.3). */
function deliveryOf(
  request: OrderRequest,
): Pick<Order, 'address' | 'address2' | 'address3' | 'zip' | 'city'> {
  const { deliveryType, address = null } = request;
  if (deliveryType === 'LC') {
    const { corAddress, corAddress2, corAddress3, corZip, corCity } = correspondenceOf(request);
    return {
      address: corAddress,
      address2: corAddress2,
      address3: corAddress3,
      zip: corZip,
      city: corCity,
    };
  }
  return {
    address: address?.address ?? null,
    address2: address?.address2 ?? null,
    address3: address?.address3 ?? null,
    zip: address?.zip ?? null,
    city: address?.city ?? null,
  };
}

function contractOf(request: OrderRequest): PurchaseContract {
  const { subscription, needPostalSend, iban, email, firstname, lastname } = request;
  return {
    category: subscription,
    ...correspondenceOf(request),
    ...billingOf(request),
    detailedInvoice: needPostalSend,
    iban,
    user: { email, firstname: firstname ?? null, lastname: lastname ?? null },
  };
}
