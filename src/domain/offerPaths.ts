/** Where the subscription offers stand (P2.12). */
export const offersPath = '/nos-abonnements';

/** The pages of the two plain offers, by the code of their plan (P2.1, P9.1). */
export const plainOfferPaths = {
  '04': `${offersPath}/tunnel-pass`,
  '07': `${offersPath}/tunnel-pass-plus`,
} as const;
