/** How an individual is addressed (P7.14); optional. */
export type Civility = 'madame' | 'monsieur';

/** In the order shown. */
export const civilities = ['madame', 'monsieur'] as const satisfies readonly Civility[];

/** null for any other value: not given. */
export function readCivility(raw: string): Civility | null {
  return civilities.find((known) => known === raw) ?? null;
}
