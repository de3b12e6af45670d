/** How an order's reference is shown, and what the bank has it under: CDW0000042 (P9.5, M9.7). */
export function orderReference(id: number): string {
  return `CDW${String(id).padStart(7, '0')}`;
}
