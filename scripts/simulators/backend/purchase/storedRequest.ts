import type { OrderRequest } from '../../../../generated/api.ts';
import { correspondenceOf, deliveryAddressOf, typedBillingOf } from './orderAddresses.ts';

/** The subscription request as it is stored: the fields of the contract only. */
export function storedRequest(request: OrderRequest): OrderRequest {
  return {
    firstname: request.firstname ?? null,
    lastname: request.lastname ?? null,
    email: request.email,
    shippingCost: request.shippingCost,
    bondCode: request.bondCode,
    nbBadge: request.nbBadge,
    deliveryType: request.deliveryType,
    address: deliveryAddressOf(request.address),
    amountPaid: request.amountPaid,
    bailTotal: request.bailTotal,
    initialLoading: request.initialLoading,
    ...correspondenceOf(request),
    needBilDifferent: request.needBilDifferent,
    ...typedBillingOf(request),
    reloadValue: request.reloadValue,
    iban: request.iban,
    isCompany: request.isCompany,
    subscription: request.subscription,
    needPostalSend: request.needPostalSend,
  };
}
