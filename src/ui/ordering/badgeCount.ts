/** `1 badge`, `2 badges`. */
export function badgeCount(quantity: number): string {
  return quantity === 1 ? '1 badge' : `${quantity} badges`;
}
