/** The plans sold online, in the order that they are shown in (P3.15, P9.1). */
export const offerCodes = ['04', '07', '05'] as const;

export type OfferCode = (typeof offerCodes)[number];
