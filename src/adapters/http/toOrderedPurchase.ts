import type { Order, OrderAnswer, PurchaseContract } from '../../../generated/api';
import type { DeliveryType } from '../../domain/delivery';
import type { OrderedPurchase } from '../../domain/orderedPurchase';
import { formatOrderReference } from '../../domain/orderReference';
import type { PurchaseAddress } from '../../domain/purchaseDetails';

const deliveryTypes: Readonly<Record<Order['deliveryType'], DeliveryType>> = {
  R: 'locker',
  LC: 'correspondence',
  L: 'address',
};

/** An order with its contract as they were filled in (P7.16). A plan that is not sold online is no order of this tunnel. */
export function toOrderedPurchase({
  order,
  contract,
}: Pick<OrderAnswer, 'order' | 'contract'>): OrderedPurchase {
  const deliveryType = deliveryTypes[order.deliveryType];
  return {
    reference: formatOrderReference(order.reference),
    customerType: order.type === 's' ? 'professional' : 'individual',
    planCode: contract.category,
    quantity: order.quantity,
    deliveryType,
    deliveryAddress: {
      companyName: '',
      address: order.address ?? '',
      address2: order.address2 ?? '',
      address3: order.address3 ?? '',
      zip: order.zip ?? '',
      city: order.city ?? '',
    },
    email: contract.user.email,
    correspondence: correspondenceOf(contract),
    billing: billingOf(contract),
    wantsPostalInvoices: contract.detailedInvoice,
    iban: contract.iban ?? null,
  };
}

function correspondenceOf(contract: PurchaseContract): PurchaseAddress {
  return {
    companyName: contract.corCompanyName ?? '',
    address: contract.corAddress,
    address2: contract.corAddress2 ?? '',
    address3: contract.corAddress3 ?? '',
    zip: contract.corZip,
    city: contract.corCity,
    phoneHome: contract.corPhoneHome ?? '',
    phoneMobile: contract.corPhoneMobile ?? '',
    phoneWork: contract.corPhoneWork ?? '',
  };
}

/** That of correspondence where the server names no other. */
function billingOf(contract: PurchaseContract): PurchaseAddress {
  if (!contract.bilAddress) return correspondenceOf(contract);
  return {
    companyName: contract.bilCompanyName ?? '',
    address: contract.bilAddress,
    address2: contract.bilAddress2 ?? '',
    address3: contract.bilAddress3 ?? '',
    zip: contract.bilZip ?? '',
    city: contract.bilCity ?? '',
    phoneHome: contract.bilPhoneHome ?? '',
    phoneMobile: contract.bilPhoneMobile ?? '',
    phoneWork: contract.bilPhoneWork ?? '',
  };
}
