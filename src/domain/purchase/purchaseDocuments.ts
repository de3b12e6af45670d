import { isSpecialOffer } from '../ordering/offerCode';
import type { PurchaseChoice } from './purchaseChoice';

/** A document of step 4 (P5.8). */
export type PurchaseDocument = 'rib' | 'kbis' | 'idFront' | 'idBack';

/** In the order of display. */
export const purchaseDocuments = [
  'rib',
  'kbis',
  'idFront',
  'idBack',
] as const satisfies readonly PurchaseDocument[];

/**
 * Bank details for everyone, the company registration for a professional, both sides of an identity card for
 * an individual on the special offer (P5.8).
 */
export function requiredDocuments({
  customerType,
  planCode,
}: PurchaseChoice): readonly PurchaseDocument[] {
  if (customerType === 'professional') return ['rib', 'kbis'];
  return isSpecialOffer(planCode) ? ['rib', 'idFront', 'idBack'] : ['rib'];
}
