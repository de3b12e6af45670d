interface Plan {
  /** The published name of the special offer replaces it. */
  readonly name: string;
  /** The operator's number, in the calls and in addresses (`?offre=05`), which visitors have bookmarked. */
  readonly number: string;
}

/** The plans sold online, in the order of display (P3.15, P9.1): a row each. */
export const planTable = {
  tunnelPass: { name: 'Tunnel Pass', number: '04' },
  tunnelPassPlus: { name: 'Tunnel Pass +', number: '07' },
  specialOffer: { name: 'Offre spéciale', number: '05' },
} as const satisfies Readonly<Record<string, Plan>>;
