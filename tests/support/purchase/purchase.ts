import * as E from 'fp-ts/Either';
import { nothingKept, type KeptPurchase } from '../../../src/domain/purchase/keptPurchase';
import { cents } from '../../../src/domain/basis/money';
import type { OrderedPurchase } from '../../../src/domain/purchase/orderedPurchase';
import type { OrderStatus } from '../../../src/domain/payment/orderStatus';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import {
  parsePurchaseDetails,
  type PurchaseAddress,
  type PurchaseDetailsInput,
} from '../../../src/domain/purchase/purchaseDetails';
import type { PurchaseDocument } from '../../../src/domain/purchase/purchaseDocuments';
import { emptyPurchaseDraft, type PurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import {
  completePurchase,
  type SubscriptionOrder,
} from '../../../src/domain/purchase/subscriptionOrder';
import type { SubscriptionTariff } from '../../../src/domain/ordering/subscriptionTariff';
import type { Upload } from '../../../src/domain/document/upload';
import { aTariff } from '../subscriber/builders';

/** As printed on a bank slip. */
export const typedIban = 'FR14 2004 1010 0505 0001 3M02 606';

/** The three plans on sale, from the contract's examples. */
export const soldTariffs: readonly SubscriptionTariff[] = [
  aTariff(),
  aTariff({
    code: 'tunnelPassPlus',
    bondCode: 'D07',
    deposit: cents(3000),
    initialLoading: cents(5000),
    reload: { threshold: cents(2000), value: cents(5000) },
  }),
  aTariff({ code: 'specialOffer', bondCode: 'D05', deposit: cents(0) }),
];

export const noLines: PurchaseAddress = emptyPurchaseDraft.details.billing;

/** A billing address, from the contract's request example. */
export const billingLines: PurchaseAddress = {
  ...noLines,
  companyName: 'ATELIERS DU VIEUX QUAI',
  address: '8 QUAI DES FORGES',
  address2: 'SERVICE COMPTABLE',
  zip: '13015',
  city: 'MARSEILLE',
  phoneWork: '0465710345',
};

/** Step 2 of an individual, without a billing address. */
export function someDetails(part: Partial<PurchaseDetailsInput> = {}): PurchaseDetailsInput {
  return {
    ...emptyPurchaseDraft.details,
    name: 'DURAND CAMILLE',
    address: '12 RUE DE LA REPUBLIQUE',
    zip: '13002',
    city: 'MARSEILLE',
    phoneMobile: '0639980112',
    email: 'camille.durand@example.fr',
    emailConfirmation: 'camille.durand@example.fr',
    ...part,
  };
}

/** Step 2 of a professional, with a billing address. */
export function companyDetails(part: Partial<PurchaseDetailsInput> = {}): PurchaseDetailsInput {
  return someDetails({
    name: '',
    companyName: 'ATELIERS DU VIEUX QUAI',
    address: '3 RUE DES CORDIERS',
    address2: 'BATIMENT B',
    zip: '13007',
    phoneMobile: '0639980134',
    phoneWork: '0465710340',
    email: 'ateliers.vieux.quai@example.fr',
    emailConfirmation: 'ateliers.vieux.quai@example.fr',
    hasOwnBilling: true,
    billing: billingLines,
    ...part,
  });
}

/** The parsed details. Throws if they are invalid. */
export function readDetails(
  details: PurchaseDetailsInput,
  customerType: 'individual' | 'professional' = 'individual',
): SubscriptionOrder['details'] {
  const parsed = parsePurchaseDetails(details, customerType);
  if (E.isRight(parsed)) return parsed.right;
  throw new Error(`These details do not fit: ${JSON.stringify(parsed.left)}`);
}

/** A delivery address, from the contract's request example. */
export const sentElsewhere = {
  companyName: 'CAMILLE DURAND',
  address: '5 COURS DES CALFATS',
  address2: 'ESCALIER B',
  address3: '',
  zip: '13006',
  city: 'MARSEILLE',
};

/**
 * A draft that lacks only step 4: an individual, two badges of plan 04 from the locker, terms
 * accepted.
 */
export function aPurchaseDraft(part: Partial<PurchaseDraft> = {}): PurchaseDraft {
  return {
    choice: { customerType: 'individual', planCode: 'tunnelPass' },
    details: someDetails(),
    delivery: { ...emptyPurchaseDraft.delivery, quantity: '2', deliveryType: 'locker' },
    terms: { areAccepted: true },
    ...part,
  };
}

/** A company with four badges of plan 07, sent to its correspondence address, invoices by post. */
export function aCompanyDraft(part: Partial<PurchaseDraft> = {}): PurchaseDraft {
  return aPurchaseDraft({
    choice: { customerType: 'professional', planCode: 'tunnelPassPlus' },
    details: companyDetails(),
    delivery: {
      ...emptyPurchaseDraft.delivery,
      quantity: '4',
      deliveryType: 'correspondence',
      wantsPostalInvoices: true,
    },
    ...part,
  });
}

/** The complete order of a draft. Throws if a step is invalid. */
export function aSubscriptionOrder(
  draft: PurchaseDraft = aPurchaseDraft(),
  iban: string = typedIban,
): SubscriptionOrder {
  const order = completePurchase(draft, iban, soldTariffs);
  if (order === null) throw new Error('This draft makes no complete order.');
  return order;
}

export function aKeptPurchase(part: Partial<KeptPurchase> = {}): KeptPurchase {
  return { ...nothingKept, draft: aPurchaseDraft(), ...part };
}

/** The smallest PDF that has an end. */
export const wholePdf = '%PDF-1.4 startxref 0';

/** A document of step 4; its content contains its name. */
export function aDocumentFile(name = 'rib.pdf', content = `${wholePdf} ${name}`): Upload {
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
  return new File([content], name, { type }) as Upload;
}

/** All documents that plans may require, in display order. */
export const documentFiles: Readonly<Record<PurchaseDocument, Upload>> = {
  rib: aDocumentFile('rib.pdf'),
  kbis: aDocumentFile('kbis.pdf'),
  idFront: aDocumentFile('recto.jpg'),
  idBack: aDocumentFile('verso.jpg'),
};

const camille: PurchaseAddress = {
  ...noLines,
  companyName: 'CAMILLE DURAND',
  address: '12 RUE DE LA REPUBLIQUE',
  zip: '13002',
  city: 'MARSEILLE',
  phoneMobile: '0639980112',
};

/**
 * CDW0000042 of the contract's examples: an individual, two badges of plan 04, another delivery
 * address.
 */
export function anOrderedPurchase(part: Partial<OrderedPurchase> = {}): OrderedPurchase {
  return {
    reference: formatOrderReference(42),
    customerType: 'individual',
    planCode: 'tunnelPass',
    quantity: 2,
    deliveryType: 'address',
    deliveryAddress: { ...sentElsewhere, companyName: '' },
    email: 'camille.durand@example.fr',
    holder: { lastname: 'DURAND', firstname: 'CAMILLE' },
    correspondence: camille,
    billing: camille,
    wantsPostalInvoices: false,
    iban: 'FR1420041010050500013M02606',
    ...part,
  };
}

/** The possible states of an order, by a name for tests. */
export const orderStatuses = {
  choosing: null,
  ordered: { signed: 'unknown', paid: 'no' },
  unchecked: { signed: 'unknown', paid: 'unknown' },
  signed: { signed: 'announced', paid: 'no' },
  signedUnchecked: { signed: 'announced', paid: 'unknown' },
  paid: { signed: 'unknown', paid: 'yes' },
  done: { signed: 'announced', paid: 'yes' },
} as const satisfies Readonly<Record<string, OrderStatus | null>>;

export type OrderStage = keyof typeof orderStatuses;
