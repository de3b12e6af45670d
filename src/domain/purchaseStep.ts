/** The seven steps, in order (P2.15–P2.21). */
export const purchaseSteps = [
  'choice',
  'details',
  'delivery',
  'bank',
  'terms',
  'contract',
  'summary',
] as const;

export type PurchaseStep = (typeof purchaseSteps)[number];

/** Where « Précédent » leads: one step back; the first step is reached by the forward path only (P4.1). */
export function previousPurchaseStep(step: PurchaseStep): PurchaseStep | null {
  const position = purchaseSteps.indexOf(step);
  return position > 1 ? (purchaseSteps[position - 1] ?? null) : null;
}

/** Where « Suivant » leads (P4.1). */
export function nextPurchaseStep(step: PurchaseStep): PurchaseStep | null {
  return purchaseSteps[purchaseSteps.indexOf(step) + 1] ?? null;
}
