/** The type of the subscriber (P3.16). */
export type CustomerType = 'individual' | 'professional';

/** In the order of display. */
export const customerTypes = [
  'individual',
  'professional',
] as const satisfies readonly CustomerType[];

/** null for any other value. */
export function readCustomerType(raw: string): CustomerType | null {
  return customerTypes.find((known) => known === raw) ?? null;
}
