/** The plans sold online, in the order of display (P3.15, P9.1). */
export const offerCodes = ['tunnelPass', 'tunnelPassPlus', 'specialOffer'] as const;

/** The domain's code of a plan. The codes of the server are in `adapters/http/ordering/categoryCodes`. */
export type OfferCode = (typeof offerCodes)[number];

/** Whether a plan or category is the special offer, which has its own rules (P5.1, P5.7, P5.8, P9.2). */
export function isSpecialOffer(code: string): boolean {
  return code === ('specialOffer' satisfies OfferCode);
}
