import { offerNumbered } from '../../../domain/ordering/offerCode';

/**
 * The stored purchase with the domain's name of the plan; before 2026-11-23 it contained the operator's
 * number. Any other value is returned unchanged. A purchase is stored for 7 days after its last change.
 */
export function readOldPlan(kept: unknown): unknown {
  const choice = entryOf(entryOf(kept, 'draft'), 'choice');
  const plan = offerNumbered(entryOf(choice, 'planCode'));
  if (plan === null) return kept;
  const { draft } = kept as { readonly draft: object };
  return {
    ...(kept as object),
    draft: { ...draft, choice: { ...(choice as object), planCode: plan } },
  };
}

function entryOf(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null
    ? (raw as Record<string, unknown>)[name]
    : undefined;
}
