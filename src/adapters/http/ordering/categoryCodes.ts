import type { PlanCode } from '../../../../generated/api';
import { offerCodes, offerNumbered, type OfferCode } from '../../../domain/ordering/offerCode';
import { planTable } from '../../../domain/ordering/planTable';

/** The server's code of a plan that is sold online (P9.1). */
export function codeOfOffer(offer: OfferCode): PlanCode {
  return planTable[offer].number;
}

/** A code of the contract that no plan has does not compile. */
const offersByNumber = Object.fromEntries(
  offerCodes.map((code) => [planTable[code].number, code]),
) as Readonly<Record<(typeof planTable)[OfferCode]['number'], OfferCode>>;

/** The plan with a code of the contract. */
export function offerOfCode(code: PlanCode): OfferCode {
  return offersByNumber[code];
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
