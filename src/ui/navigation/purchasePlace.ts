import { generatePath, type Path } from 'react-router-dom';
import type { OrderReference } from '../../domain/orderReference';
import { purchaseSteps, type PurchaseStep } from '../../domain/purchaseStep';
import { routes } from './routes';

/** An order in the address, and whether « signe » stands behind it (P2.14). */
export interface OrderPlace {
  readonly reference: OrderReference;
  readonly isSigned: boolean;
}

type Place = Pick<Path, 'pathname' | 'search'>;

const SIGNED = 'signe';

/** How a step stands in the address: `?etape=commande`. */
const words: Readonly<Record<PurchaseStep, string>> = {
  choice: 'abonnement',
  details: 'coordonnees',
  delivery: 'commande',
  bank: 'banque',
  terms: 'conditions',
  contract: 'contrat',
  summary: 'recapitulatif',
};

/** The step that an address names; undefined when it names none that is known. */
export function readPurchaseStep(search: URLSearchParams): PurchaseStep | undefined {
  return purchaseSteps.find((step) => words[step] === search.get('etape'));
}

/** In the history: the step that was asked for, where another one opened instead. */
export function leadingBackFrom(wanted: PurchaseStep | undefined): { readonly wanted?: string } {
  return wanted === undefined ? {} : { wanted };
}

/** That step; anything may stand in the history. */
export function readWantedStep({ state }: { readonly state: unknown }): PurchaseStep | undefined {
  const { wanted } = Object(state) as { readonly wanted?: unknown };
  return purchaseSteps.find((step) => step === wanted);
}

/** The plan of the offer that the visitor comes from. */
export function readOfferedPlan(search: URLSearchParams): string | null {
  return search.get('offre');
}

/** Into the purchase, with the plan chosen. */
export function purchaseOfPlan(code: string): Place {
  return { pathname: routes.purchase, search: `?offre=${encodeURIComponent(code)}` };
}

/** A step of the purchase, or of an order; without a step, where it opens by itself. */
export function purchaseAddress(order: OrderPlace | null, step?: PurchaseStep): Place {
  const search = step === undefined ? '' : `?etape=${words[step]}`;
  if (order === null) return { pathname: routes.purchase, search };
  const { reference: orderReference, isSigned } = order;
  const pathname = isSigned
    ? generatePath(routes.purchaseState, { orderReference, state: SIGNED })
    : generatePath(routes.purchaseOrder, { orderReference });
  return { pathname, search };
}

/** Where the e-signature leads back to (P4.5): paths of the site. */
export function signatureReturns(reference: OrderReference): {
  readonly success: string;
  readonly failure: string;
} {
  return {
    success: purchaseAddress({ reference, isSigned: true }).pathname,
    failure: purchaseAddress({ reference, isSigned: false }).pathname,
  };
}

/** Whether the last part of the address says that the contract was signed; undefined for one that says nothing known. */
export function readSigned(state: string | undefined): boolean | undefined {
  if (state === undefined) return false;
  return state === SIGNED ? true : undefined;
}
