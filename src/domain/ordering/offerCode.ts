import { planTable } from './planTable';

/** The domain's code of a plan. */
export type OfferCode = keyof typeof planTable;

/** In the order of display. */
export const offerCodes = Object.keys(planTable) as readonly OfferCode[];

/** The plan with the operator's number; null for any other value. */
export function offerNumbered(number: unknown): OfferCode | null {
  return offerCodes.find((code) => planTable[code].number === number) ?? null;
}

/** Whether a plan or category is the special offer, which has its own rules (P5.1, P5.7, P5.8, P9.2). */
export function isSpecialOffer(code: string): boolean {
  return code === ('specialOffer' satisfies OfferCode);
}
