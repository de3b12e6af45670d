/** Who subscribes (P3.16). */
export type CustomerType = 'individual' | 'professional';

/** In the order shown. */
export const customerTypes = [
  'individual',
  'professional',
] as const satisfies readonly CustomerType[];

export function readCustomerType(raw: string): CustomerType | undefined {
  return customerTypes.find((known) => known === raw);
}
