import type { OrderRequest } from '../../../../generated/api';
import { eurosFromCents } from '../../../domain/basis/money';
import type { PurchaseAddress } from '../../../domain/purchase/purchaseDetails';
import type { SubscriptionOrder } from '../../../domain/purchase/subscriptionOrder';
import { codeOfOffer } from '../ordering/categoryCodes';
import { toDeliveryFields } from '../ordering/toDeliveryFields';

/**
 * A subscription in the format of the call: decimal euros, the sum of the deposits, loading and reload of one
 * badge, absent lines null (P3.19).
 */
export function toOrderRequest(order: SubscriptionOrder): OrderRequest {
  const { details, delivery, price } = order;
  const { holder, correspondence, billing } = details;
  const isCompany = order.customerType === 'professional';
  return {
    firstname: holder?.firstname ?? null,
    lastname: holder?.lastname ?? null,
    email: details.email,
    shippingCost: eurosFromCents(price.shipping),
    bondCode: order.bondCode,
    nbBadge: order.quantity,
    ...toDeliveryFields(delivery),
    amountPaid: eurosFromCents(price.total),
    bailTotal: eurosFromCents(price.deposit),
    initialLoading: eurosFromCents(order.loadingPerBadge),
    corCompanyName: correspondence.companyName,
    corAddress: correspondence.address,
    corAddress2: correspondence.address2 || null,
    corAddress3: correspondence.address3 || null,
    corZip: correspondence.zip,
    corCity: correspondence.city,
    corPhoneHome: correspondence.phoneHome || null,
    corPhoneMobile: correspondence.phoneMobile || null,
    corPhoneWork: correspondence.phoneWork || null,
    needBilDifferent: billing !== null,
    ...billingFields(billing),
    reloadValue: eurosFromCents(order.reloadValue),
    iban: order.iban,
    isCompany,
    subscription: codeOfOffer(order.planCode),
    needPostalSend: order.wantsPostalInvoices,
  };
}

/** All null if bills are sent to the correspondence address. */
function billingFields(
  billing: PurchaseAddress | null,
): Pick<OrderRequest, Extract<keyof OrderRequest, `bil${string}`>> {
  return {
    bilCompanyName: billing?.companyName ?? null,
    bilAddress: billing?.address ?? null,
    bilAddress2: billing?.address2 || null,
    bilAddress3: billing?.address3 || null,
    bilZip: billing?.zip ?? null,
    bilCity: billing?.city ?? null,
    bilPhoneHome: billing?.phoneHome || null,
    bilPhoneMobile: billing?.phoneMobile || null,
    bilPhoneWork: billing?.phoneWork || null,
  };
}
