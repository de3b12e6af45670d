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

/** The step of « Précédent »: one step back; the first step is reached by the forward path only (P4.1). */
export function previousPurchaseStep(step: PurchaseStep): PurchaseStep | null {
  const position = purchaseSteps.indexOf(step);
  return position > 1 ? (purchaseSteps[position - 1] ?? null) : null;
}

/** The step of « Suivant » (P4.1). */
export function nextPurchaseStep(step: PurchaseStep): PurchaseStep | null {
  return purchaseSteps[purchaseSteps.indexOf(step) + 1] ?? null;
}
