import type { PlanCode } from '../../../../generated/api';
import { offerNumbered, type OfferCode } from '../../../domain/ordering/offerCode';
import { planTable } from '../../../domain/ordering/planTable';

/** The server's code of a plan that is sold online (P9.1). */
export function codeOfOffer(offer: OfferCode): PlanCode {
  return planTable[offer].number;
}

/** The plan with a code of the contract, whose codes are the numbers of `planTable`. */
export function offerOfCode(code: PlanCode): OfferCode {
  const offer = offerNumbered(code);
  if (offer === null) throw new Error(`The table of plans has no plan ${code}`);
  return offer;
}

/**
 * The domain's name of a plan or category; for a category that is not sold online, the server's text (M3.2).
 */
export function toCategoryCode(code: string): string {
  return offerNumbered(code) ?? code;
}

/** The categories whose loading values are hidden (M2.21, M9.6). */
const outstandingOnly: readonly string[] = ['01', '02', '03', '10'];

/** Whether a category, by its code on the wire, hides loading values (M2.21, M9.6). */
export function hasOutstandingOnly(code: string): boolean {
  return outstandingOnly.includes(code);
}
