import type { PurchaseChoiceInput } from './purchaseChoice';
import type { PurchaseDeliveryInput } from './purchaseDelivery';
import type { PurchaseDetailsInput } from './purchaseDetails';

/** The typed values of a purchase, step by step, that may be stored: neither the IBAN nor a document. */
export interface PurchaseDraft {
  readonly choice: PurchaseChoiceInput;
  readonly details: PurchaseDetailsInput;
  readonly delivery: PurchaseDeliveryInput;
  readonly terms: { readonly areAccepted: boolean };
}

const emptyAddress = {
  companyName: '',
  address: '',
  address2: '',
  address3: '',
  zip: '',
  city: '',
};

const emptyPhones = { phoneHome: '', phoneMobile: '', phoneWork: '' };

/** A purchase without any choice. */
export const emptyPurchaseDraft: PurchaseDraft = {
  choice: { customerType: '', planCode: '' },
  details: {
    civility: '',
    name: '',
    hasOwnNames: false,
    firstname: '',
    lastname: '',
    contact: '',
    ...emptyAddress,
    ...emptyPhones,
    email: '',
    emailConfirmation: '',
    hasOwnBilling: false,
    billing: { ...emptyAddress, ...emptyPhones },
  },
  delivery: {
    quantity: '',
    deliveryType: '',
    address: { ...emptyAddress },
    wantsPostalInvoices: false,
  },
  terms: { areAccepted: false },
};
