import { isValidIBAN } from 'ibantools';
import type { BadgeOrderAddress, OrderRequest } from '../../../../generated/api.ts';
import { toCents } from '../../rules/money.ts';
import type { Services } from '../../world/Services.ts';
import {
  bondCodes,
  findPlan,
  isAllowedQuantity,
  isRightlyQuoted,
  specialOffer,
} from './orderPrice.ts';

/**
 * Whether a subscription may be sold as it was filled in. Lengths and characters are checked
 * earlier, against the contract.
 */
export function isSellable(order: OrderRequest, services: Pick<Services, 'settings'>): boolean {
  const plan = findPlan(services, order.subscription);
  return (
    plan !== undefined &&
    isAllowedQuantity(plan, order.nbBadge) &&
    isRightlyQuoted(plan, order) &&
    bondCodes(plan).includes(order.bondCode) &&
    toCents(order.reloadValue) === toCents(plan.reloadData.reloadValue ?? 0) &&
    !(order.isCompany && order.subscription === specialOffer) &&
    isValidIBAN(order.iban) &&
    hasHolder(order) &&
    hasAddresses(order)
  );
}

/**
 * A company needs a name; an individual's needs a space between last name and first name (P5.3).
 */
function hasHolder({ corCompanyName, isCompany }: OrderRequest): boolean {
  return isCompany ? isFilled(corCompanyName, 1) : /\S\s+\S/.test(corCompanyName);
}

/**
 * The rules of P5.2 and P5.4; a delivery address is required for L and refused otherwise (P9.3).
 */
function hasAddresses(order: OrderRequest): boolean {
  const { deliveryType, address = null } = order;
  return (
    (deliveryType === 'L' ? address !== null && isDeliverable(address) : address === null) &&
    isFilled(order.corAddress, 5) &&
    isFilled(order.corZip, 5) &&
    isFilled(order.corCity, 2) &&
    (!order.needBilDifferent || hasBilling(order))
  );
}

/** The contract's minimum lengths, applied without surrounding spaces (M5.25). */
function isDeliverable({ companyName, address, zip, city }: BadgeOrderAddress): boolean {
  return isFilled(companyName, 3) && isFilled(address, 5) && isFilled(zip, 5) && isFilled(city, 2);
}

function hasBilling({ bilCompanyName, bilAddress, bilZip, bilCity }: OrderRequest): boolean {
  return (
    isFilled(bilCompanyName, 3) &&
    isFilled(bilAddress, 5) &&
    isFilled(bilZip, 5) &&
    isFilled(bilCity, 2)
  );
}

function isFilled(text: string | null | undefined, minimum: number): boolean {
  return (text ?? '').trim().length >= minimum;
}
