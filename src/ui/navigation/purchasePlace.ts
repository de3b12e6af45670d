import { generatePath, type Path } from 'react-router-dom';
import { asRecord } from '../../domain/basis/asRecord';
import { offerNumbered, type OfferCode } from '../../domain/ordering/offerCode';
import { planTable } from '../../domain/ordering/planTable';
import { linkedIdentifier, mailedParameters } from '../../domain/basis/mailedAddress';
import type { OrderReference } from '../../domain/payment/orderReference';
import { purchaseSteps, type PurchaseStep } from '../../domain/purchase/purchaseStep';
import { routes } from './routes';

/** The order in an address, and whether the address ends with « signe » (P2.14). */
export interface OrderPlace {
  readonly reference: OrderReference;
  readonly isSigned: boolean;
}

type Place = Pick<Path, 'pathname' | 'search'>;

const SIGNED = 'signe';

/** The value of a step in the address: `?etape=commande`. */
const words: Readonly<Record<PurchaseStep, string>> = {
  choice: 'abonnement',
  details: 'coordonnees',
  delivery: 'commande',
  bank: 'banque',
  terms: 'conditions',
  contract: 'contrat',
  summary: 'recapitulatif',
};

/** The step in an address; undefined without a known one. */
export function readPurchaseStep(search: URLSearchParams): PurchaseStep | undefined {
  return purchaseSteps.find((step) => words[step] === search.get('etape'));
}

/** Navigation state with the requested step, when another one is shown instead. */
export function leadingBackFrom(wanted: PurchaseStep | undefined): { readonly wanted?: string } {
  return wanted === undefined ? {} : { wanted };
}

/** Reads the requested step. History state survives reloads, so it is validated. */
export function readWantedStep({ state }: { readonly state: unknown }): PurchaseStep | undefined {
  const { wanted } = asRecord(state);
  return purchaseSteps.find((step) => step === wanted);
}

/** The plan in an address; `unknown` for another text, null without one. */
export function readOfferedPlan(search: URLSearchParams): OfferCode | 'unknown' | null {
  const offered = mailedParameters(search.toString()).get('offre');
  if (offered === null) return null;
  return offerNumbered(offered) ?? 'unknown';
}

/** The address of the purchase with a selected plan. */
export function purchaseOfPlan(code: OfferCode): Place {
  return { pathname: routes.purchase, search: `?offre=${planTable[code].number}` };
}

/** The address of a step of the purchase, or of an order; without a step, of the default one. */
export function purchaseAddress(order: OrderPlace | null, step?: PurchaseStep): Place {
  const search = step === undefined ? '' : `?etape=${words[step]}`;
  if (order === null) return { pathname: routes.purchase, search };
  const { reference: orderReference, isSigned } = order;
  const pathname = isSigned
    ? generatePath(routes.purchaseState, { orderReference, state: SIGNED })
    : generatePath(routes.purchaseOrder, { orderReference });
  return { pathname, search };
}

/** The paths that the e-signature redirects to (P4.5). */
export function signatureReturns(reference: OrderReference): {
  readonly success: string;
  readonly failure: string;
} {
  return {
    success: purchaseAddress({ reference, isSigned: true }).pathname,
    failure: purchaseAddress({ reference, isSigned: false }).pathname,
  };
}

/** Whether the last part of the address says that the contract is signed; undefined for an unknown value. */
export function readSigned(state: string | undefined): boolean | undefined {
  if (state === undefined) return false;
  return linkedIdentifier(state) === SIGNED ? true : undefined;
}
