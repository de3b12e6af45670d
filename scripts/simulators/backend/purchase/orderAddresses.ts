import type { BadgeOrderAddress, OrderRequest } from '../../../../generated/api.ts';

type OptionalLine = 'Address2' | 'Address3' | 'PhoneHome' | 'PhoneMobile' | 'PhoneWork';

type NeededLine = 'CompanyName' | 'Address' | 'Zip' | 'City';

type Correspondence = Readonly<Record<`cor${NeededLine}`, string>> &
  Readonly<Record<`cor${OptionalLine}`, string | null>>;

type Billing = Readonly<Record<`bil${NeededLine | OptionalLine}`, string | null>>;

/** The correspondence block of an order; missing lines become null. */
export function correspondenceOf(order: OrderRequest): Correspondence {
  return {
    corCompanyName: order.corCompanyName,
    corAddress: order.corAddress,
    corAddress2: order.corAddress2 ?? null,
    corAddress3: order.corAddress3 ?? null,
    corZip: order.corZip,
    corCity: order.corCity,
    corPhoneHome: order.corPhoneHome ?? null,
    corPhoneMobile: order.corPhoneMobile ?? null,
    corPhoneWork: order.corPhoneWork ?? null,
  };
}

/** The billing block as typed; missing lines become null. */
export function typedBillingOf(order: OrderRequest): Billing {
  return {
    bilCompanyName: order.bilCompanyName ?? null,
    bilAddress: order.bilAddress ?? null,
    bilAddress2: order.bilAddress2 ?? null,
    bilAddress3: order.bilAddress3 ?? null,
    bilZip: order.bilZip ?? null,
    bilCity: order.bilCity ?? null,
    bilPhoneHome: order.bilPhoneHome ?? null,
    bilPhoneMobile: order.bilPhoneMobile ?? null,
    bilPhoneWork: order.bilPhoneWork ?? null,
  };
}

/** The billing address: the correspondence address, unless another one was chosen (P5.4). */
export function billingOf(order: OrderRequest): Billing {
  if (order.needBilDifferent) return typedBillingOf(order);
  const cor = correspondenceOf(order);
  return {
    bilCompanyName: cor.corCompanyName,
    bilAddress: cor.corAddress,
    bilAddress2: cor.corAddress2,
    bilAddress3: cor.corAddress3,
    bilZip: cor.corZip,
    bilCity: cor.corCity,
    bilPhoneHome: cor.corPhoneHome,
    bilPhoneMobile: cor.corPhoneMobile,
    bilPhoneWork: cor.corPhoneWork,
  };
}

/** A separate delivery address with the contract's fields only; null when there is none (M5.25). */
export function deliveryAddressOf(
  given: BadgeOrderAddress | null | undefined,
): BadgeOrderAddress | null {
  if (given === null || given === undefined) return null;
  const { companyName, address, address2, address3, zip, city } = given;
  return { companyName, address, address2, address3, zip, city };
}
