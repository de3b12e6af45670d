import type { Civility } from './civility';
import type { CustomerType } from './customerType';
import type { DeliveryType } from './delivery';
import type { DeliveryAddressInput } from './deliveryAddress';
import { isNothingDue } from './money';
import type { OfferCode } from './offerCode';
import { priceOrder, type OrderPrice } from './orderPricing';
import type { OrderReference } from './orderReference';
import type { PaymentAddress } from './paymentAddress';
import type { PurchaseAddress, PurchaseLine } from './purchaseDetails';
import type { PurchaseDraft } from './purchaseDraft';
import type { SubscriptionTariff } from './subscriptionTariff';

/** A subscription that was ordered, as the server has it (P7.16, P3.17, P3.18). Absent lines are empty texts. */
export interface OrderedPurchase {
  readonly reference: OrderReference;
  readonly customerType: CustomerType;
  readonly planCode: OfferCode;
  readonly quantity: number;
  readonly deliveryType: DeliveryType;
  /** Empty for the locker; the server does not tell whose it is. */
  readonly deliveryAddress: DeliveryAddressInput;
  readonly email: string;
  readonly correspondence: PurchaseAddress;
  readonly billing: PurchaseAddress;
  readonly wantsPostalInvoices: boolean;
  readonly iban: string | null;
}

/**
 * The steps of an order, every field prefilled from the server (P2.14), which does not tell the civility: the
 * device may know it.
 */
export function draftOfOrder(
  order: OrderedPurchase,
  civility: Civility | null = null,
): PurchaseDraft {
  const { customerType, planCode, correspondence, billing, email } = order;
  const { companyName, ...lines } = correspondence;
  const isCompany = customerType === 'professional';
  return {
    choice: { customerType, planCode },
    details: {
      civility: isCompany ? '' : (civility ?? ''),
      name: isCompany ? '' : companyName,
      companyName: isCompany ? companyName : '',
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

/** The bills go elsewhere than the mail (P5.4). */
export function hasOwnBilling({
  correspondence,
  billing,
}: Pick<OrderedPurchase, 'correspondence' | 'billing'>): boolean {
  const lines = Object.keys(correspondence) as PurchaseLine[];
  return lines.some((line) => correspondence[line] !== billing[line]);
}

/**
 * Whether the order is another than the one that was typed last: its answer got lost, the choice was changed, and the server answered
 * the order that it had already taken.
 */
export function differsFromTyped(order: OrderedPurchase, typed: PurchaseDraft): boolean {
  const { choice, delivery } = draftOfOrder(order);
  return (
    choice.customerType !== typed.choice.customerType ||
    choice.planCode !== typed.choice.planCode ||
    delivery.quantity !== typed.delivery.quantity ||
    delivery.deliveryType !== typed.delivery.deliveryType ||
    delivery.wantsPostalInvoices !== typed.delivery.wantsPostalInvoices
  );
}

/** What the order comes to at the published prices (P9.4); undefined for a plan that is sold no more. */
export function priceOfOrder(
  { planCode, quantity, deliveryType }: OrderedPurchase,
  tariffs: readonly SubscriptionTariff[],
): (OrderPrice & { readonly isFree: boolean }) | undefined {
  const tariff = tariffs.find(({ code }) => code === planCode);
  if (!tariff) return undefined;
  const price = priceOrder(tariff, { quantity, deliveryType });
  return { ...price, isFree: isNothingDue(price.total) };
}

/** Who is billed, for the bank. */
export function billingOfOrder({ billing }: OrderedPurchase): PaymentAddress {
  return { addressLine1: billing.address, city: billing.city, postalCode: billing.zip };
}
