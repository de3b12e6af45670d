/** The path of the subscription offers (P2.12). */
export const offersPath = '/nos-abonnements';

/** The pages of the two other offers, by plan (P2.1, P9.1). */
export const plainOfferPaths = {
  tunnelPass: `${offersPath}/tunnel-pass`,
  tunnelPassPlus: `${offersPath}/tunnel-pass-plus`,
} as const;
