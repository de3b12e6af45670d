import type { OfferCode } from '../../../domain/ordering/offerCode';

/** Purchases stored before 2026-11-23 contain the server's code of the plan. */
const oldCodes: ReadonlyMap<unknown, OfferCode> = new Map([
  ['04', 'tunnelPass'],
  ['07', 'tunnelPassPlus'],
  ['05', 'specialOffer'],
]);

/**
 * The stored purchase with the domain's name of the plan, from either format; any other value is returned
 * unchanged. A purchase is stored for 7 days after its last change.
 */
export function readOldPlan(kept: unknown): unknown {
  const choice = entryOf(entryOf(kept, 'draft'), 'choice');
  const plan = oldCodes.get(entryOf(choice, 'planCode'));
  if (plan === undefined) return kept;
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
