/** The contract uses decimal euros, the store integer cents. */
export function toCents(euros: number): number {
  return Math.round(euros * 100);
}

/** Integer cents of the store to decimal euros of the contract. */
export function toEuros(cents: number): number {
  return cents / 100;
}

/** 3,20 € with a no-break space, for documents and pages. */
export function formatCents(cents: number): string {
  return euros.format(cents / 100);
}

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
