import type { PurchaseChoice } from './purchaseChoice';

/** A document of step 4 (P5.8); its fields on the wire are rib, kbis, cniRecto, cniVerso (P7.14). */
export type PurchaseDocument = 'rib' | 'kbis' | 'idFront' | 'idBack';

/** In the order shown. */
export const purchaseDocuments = [
  'rib',
  'kbis',
  'idFront',
  'idBack',
] as const satisfies readonly PurchaseDocument[];

/**
 * The bank details of everyone, the company registration of a professional, both sides of an identity card of an individual on
 * the special offer (P5.8).
 */
export function requiredDocuments({
  customerType,
  planCode,
}: PurchaseChoice): readonly PurchaseDocument[] {
  if (customerType === 'professional') return ['rib', 'kbis'];
  return planCode === '05' ? ['rib', 'idFront', 'idBack'] : ['rib'];
}
