/** Navigation state of a result page whose order costs 0 euro: the page does not mention a payment (M4.5). */
export const ofFreeOrder = { isFree: true } as const;

/** Reads it. History state survives reloads, so it is validated. */
export function readFreeOrder({ state }: { readonly state: unknown }): boolean {
  return (Object(state) as { readonly isFree?: unknown }).isFree === true;
}
