/** The reference of an order as screens and the bank show it: CDW0000042 (P9.5, M9.7). */
export function orderReference(id: number): string {
  return `CDW${String(id).padStart(7, '0')}`;
}
