/**
 * In the history: the order of a result page comes to 0 euro, so that nothing there speaks of a payment
 * (M4.5).
 */
export const ofFreeOrder = { isFree: true } as const;

/** Whether it does; anything may stand in the history. */
export function readFreeOrder({ state }: { readonly state: unknown }): boolean {
  return (Object(state) as { readonly isFree?: unknown }).isFree === true;
}
