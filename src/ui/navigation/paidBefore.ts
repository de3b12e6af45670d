/** Navigation state of a result page whose debt was already paid before « Payer » was pressed. */
export const ofEarlierPayment = { wasPaidBefore: true } as const;

/** Reads it. History state survives reloads, so it is validated. */
export function readPaidBefore({ state }: { readonly state: unknown }): boolean {
  return (Object(state) as { readonly wasPaidBefore?: unknown }).wasPaidBefore === true;
}
