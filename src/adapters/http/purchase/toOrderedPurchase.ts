import type { OrderAnswer, PurchaseContract } from '../../../../generated/api';
import type { OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import { formatOrderReference } from '../../../domain/payment/orderReference';
import type { PurchaseAddress } from '../../../domain/purchase/purchaseDetails';
import { offerOfCode } from '../ordering/categoryCodes';
import { deliveryTypeOfCode } from '../ordering/deliveryCodes';
import type { HolderNames } from '../../../domain/purchase/holderNames';

/**
 * An order with its contract as they were filled in (P7.16). The codec rejects a plan that is not sold
 * online.
 */
export function toOrderedPurchase({
  order,
  contract,
}: Pick<OrderAnswer, 'order' | 'contract'>): OrderedPurchase {
  const deliveryType = deliveryTypeOfCode[order.deliveryType];
  return {
    reference: formatOrderReference(order.reference),
    customerType: order.type === 's' ? 'professional' : 'individual',
    planCode: offerOfCode(contract.category),
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
    holder: holderOf(contract),
    correspondence: correspondenceOf(contract),
    billing: billingOf(contract),
    wantsPostalInvoices: contract.detailedInvoice,
    iban: contract.iban ?? null,
  };
}

/** Both names, or none. */
function holderOf({ user }: PurchaseContract): HolderNames | null {
  const { firstname, lastname } = user;
  return firstname && lastname ? { firstname, lastname } : null;
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

/** The correspondence address if the server sends no other one. */
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
