import { badgeOrderSteps, type BadgeOrderStep } from '../../../domain/badgeOrderSteps';

/** How a step stands in the address: `?etape=conditions`. */
const words: Readonly<Record<BadgeOrderStep, string>> = {
  delivery: 'livraison',
  terms: 'conditions',
  summary: 'recapitulatif',
};

/** The step that an address names; undefined when it names none that is known. */
export function readOrderStep(search: URLSearchParams): BadgeOrderStep | undefined {
  return badgeOrderSteps.find((step) => words[step] === search.get('etape'));
}

export function addressOfOrderStep(step: BadgeOrderStep): { readonly search: string } {
  return { search: `?etape=${words[step]}` };
}
