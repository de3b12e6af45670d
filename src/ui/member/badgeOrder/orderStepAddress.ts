import { badgeOrderSteps, type BadgeOrderStep } from '../../../domain/ordering/badgeOrderSteps';

/** The name of each step in the address: `?etape=conditions`. */
const words: Readonly<Record<BadgeOrderStep, string>> = {
  delivery: 'livraison',
  terms: 'conditions',
  summary: 'recapitulatif',
};

/** The step of an address; undefined when it is missing or unknown. */
export function readOrderStep(search: URLSearchParams): BadgeOrderStep | undefined {
  return badgeOrderSteps.find((step) => words[step] === search.get('etape'));
}

export function addressOfOrderStep(step: BadgeOrderStep): { readonly search: string } {
  return { search: `?etape=${words[step]}` };
}
