import * as E from 'fp-ts/Either';
import { france } from '../basis/country';
import type { Civility } from './civility';
import type { CustomerType } from './customerType';
import type { DeliveryType } from '../ordering/delivery';
import type { DeliveryAddressInput } from '../ordering/deliveryAddress';
import type { Cents } from '../basis/money';
import { tidyAddressLine } from '../basis/postalText';
import type { OfferCode } from '../ordering/offerCode';
import { priceOrder, type OrderPrice } from '../ordering/orderPricing';
import type { OrderReference } from '../payment/orderReference';
import type { PaymentAddress } from '../payment/paymentAddress';
import type { KeptPurchase } from './keptPurchase';
import { parsePurchaseDetails, type PurchaseAddress, type PurchaseLine } from './purchaseDetails';
import type { PurchaseDraft } from './purchaseDraft';
import type { SubscriptionTariff } from '../ordering/subscriptionTariff';
import { contactNames, fullName, holderNames, type HolderNames } from './holderNames';

/**
 * A placed subscription order, as the server returns it (P7.16, P3.17, P3.18). Absent lines are empty texts.
 */
export interface OrderedPurchase {
  readonly reference: OrderReference;
  readonly customerType: CustomerType;
  readonly planCode: OfferCode;
  readonly quantity: number;
  readonly deliveryType: DeliveryType;
  /** Empty for the locker. Its `companyName` is always empty: the server does not return it. */
  readonly deliveryAddress: DeliveryAddressInput;
  readonly email: string;
  /** The names of an individual, or of the contact of a company; null where the server returns none. */
  readonly holder: HolderNames | null;
  readonly correspondence: PurchaseAddress;
  readonly billing: PurchaseAddress;
  readonly wantsPostalInvoices: boolean;
  readonly iban: string | null;
}

/**
 * The steps of an order, every field prefilled from the server (P2.14), except the civility, which the server
 * does not return and the device may have stored. `holder` as of `holderOfOrder`.
 */
export function draftOfOrder(
  order: OrderedPurchase,
  civility: Civility | null = null,
  holder: HolderNames | null = null,
): PurchaseDraft {
  const { customerType, planCode, correspondence, billing, email } = order;
  const { companyName, ...lines } = correspondence;
  const isCompany = customerType === 'professional';
  return {
    choice: { customerType, planCode },
    details: {
      civility: isCompany ? '' : (civility ?? ''),
      name: isCompany ? '' : companyName,
      hasOwnNames: false,
      firstname: '',
      lastname: '',
      companyName: isCompany ? companyName : '',
      contact: isCompany && holder ? fullName(holder) : '',
      ...lines,
      email,
      emailConfirmation: email,
      hasOwnBilling: hasOwnBilling(order),
      billing,
    },
    delivery: {
      quantity: String(order.quantity),
      deliveryType: order.deliveryType,
      address: order.deliveryAddress,
      wantsPostalInvoices: order.wantsPostalInvoices,
    },
    terms: { areAccepted: true },
  };
}

/**
 * The names of an individual, or of the contact of a company, for the contract of an order (P7.14): those
 * that the server returns, else those that were typed for it on this device; null where neither is known.
 */
export function holderOfOrder(
  { reference, customerType, holder, correspondence }: OrderedPurchase,
  { draft, placed }: KeptPurchase,
): HolderNames | null {
  if (customerType === 'professional') {
    return holder ?? (placed?.reference === reference ? contactNames(draft.details) : null);
  }
  const typed = holderNames(draft.details);
  const isOfOrder =
    placed?.reference === reference &&
    lettersOf(fullName(typed)) === lettersOf(correspondence.companyName);
  return holder ?? (isOfOrder ? typed : null);
}

/** Whether bills go to another address than the mail (P5.4). */
export function hasOwnBilling({
  correspondence,
  billing,
}: Pick<OrderedPurchase, 'correspondence' | 'billing'>): boolean {
  const lines = Object.keys(correspondence) as PurchaseLine[];
  return lines.some((line) => correspondence[line] !== billing[line]);
}

/**
 * Whether the order differs from the one typed last: the response to it was lost, a value was changed, and
 * the server returned the order that it already had. The typed details are compared as they are sent, by
 * their letters, digits and order: the server may write a line in another way. A line that the server does
 * not return is not compared, nor are details that cannot be sent.
 */
export function differsFromTyped(order: OrderedPurchase, typed: PurchaseDraft): boolean {
  const { choice, delivery } = typed;
  return (
    order.customerType !== choice.customerType ||
    order.planCode !== choice.planCode ||
    String(order.quantity) !== delivery.quantity ||
    order.deliveryType !== delivery.deliveryType ||
    order.wantsPostalInvoices !== delivery.wantsPostalInvoices ||
    hasOtherDetails(order, typed) ||
    (order.deliveryType === 'address' && hasOtherLines(order.deliveryAddress, delivery.address))
  );
}

function hasOtherDetails(order: OrderedPurchase, typed: PurchaseDraft): boolean {
  const details = parsePurchaseDetails(typed.details, order.customerType);
  if (E.isLeft(details)) return false;
  const { email, correspondence, billing } = details.right;
  return (
    order.email.toUpperCase() !== email.toUpperCase() ||
    hasOtherLines(order.correspondence, correspondence) ||
    hasOtherLines(order.billing, billing ?? correspondence)
  );
}

/** Whether a line of the server has other letters or digits than the typed one. */
function hasOtherLines<Line extends string>(
  ofServer: Readonly<Record<Line, string>>,
  typed: Readonly<Record<NoInfer<Line>, string>>,
): boolean {
  return (Object.keys(ofServer) as Line[]).some((line) => {
    const letters = lettersOf(ofServer[line]);
    return letters !== '' && letters !== lettersOf(typed[line]);
  });
}

function lettersOf(line: string): string {
  return tidyAddressLine(line).replaceAll(' ', '');
}

/** The price of the order at the published prices (P9.4); null for a plan that is no longer sold. */
export function priceOfOrder(
  { planCode, quantity, deliveryType }: OrderedPurchase,
  tariffs: readonly SubscriptionTariff[],
): OrderPrice | null {
  const tariff = tariffs.find(({ code }) => code === planCode);
  return tariff ? priceOrder(tariff, { quantity, deliveryType }) : null;
}

/**
 * The total at which this device placed the order, if the published prices make another one since, or none
 * because the plan is no longer sold; null if they make the same one, if the total was not kept, and if the
 * server has another order than the one that was sent.
 */
export function totalBeforeChange(
  order: OrderedPurchase,
  { placed, draft }: KeptPurchase,
  tariffs: readonly SubscriptionTariff[],
): Cents | null {
  if (placed?.reference !== order.reference) return null;
  if (placed.total === priceOfOrder(order, tariffs)?.total) return null;
  return differsFromTyped(order, draft) ? null : placed.total;
}

/**
 * What is due for the order: the total at which this device placed it, else the published one; null if
 * neither is known.
 */
export function totalOfOrder(
  order: OrderedPurchase,
  kept: KeptPurchase,
  tariffs: readonly SubscriptionTariff[],
): Cents | null {
  return totalBeforeChange(order, kept, tariffs) ?? priceOfOrder(order, tariffs)?.total ?? null;
}

/** The billed person, for the bank. */
export function billingOfOrder({ billing }: OrderedPurchase): PaymentAddress {
  const { address: addressLine1, city, zip: postalCode } = billing;
  return { addressLine1, city, postalCode, country: france };
}
