import * as E from 'fp-ts/Either';
import type { OfferCode } from '../ordering/offerCode';
import type { OrderStatus } from '../payment/orderStatus';
import { parsePurchaseChoice, type PurchaseChoice } from './purchaseChoice';
import { parsePurchaseDelivery } from './purchaseDelivery';
import { parsePurchaseDetails } from './purchaseDetails';
import { requiredDocuments, type PurchaseDocument } from './purchaseDocuments';
import type { PurchaseDraft } from './purchaseDraft';
import { purchaseSteps, type PurchaseStep } from './purchaseStep';

/** The data that decides which steps are open. */
export interface PurchaseProgress {
  /** The known state of the order; null before it is placed. */
  readonly orderStatus: OrderStatus | null;
  readonly draft: PurchaseDraft;
  /** The plans that are sold today. */
  readonly sold: readonly OfferCode[];
  /** The result of `parsePurchaseIban`, computed by the form: the module that checks an IBAN weighs 4 kB. */
  readonly isIbanRight: boolean;
  /** The documents that are available and passed the checks. */
  readonly documents: readonly PurchaseDocument[];
}

/** What a step still requires: the path of a field, a document, or an event that must happen before. */
export type PurchaseLack = string;

type Lacks = (progress: PurchaseProgress) => readonly PurchaseLack[];

/** Asked of open steps only: a signed contract and a paid summary are read-only. */
const lacksOf: Readonly<Record<PurchaseStep, Lacks>> = {
  choice: ({ draft, sold }) => misfits(parsePurchaseChoice(draft.choice, sold)),
  details: (progress) =>
    ofChoice(progress, ({ customerType }) =>
      misfits(parsePurchaseDetails(progress.draft.details, customerType)),
    ),
  delivery: (progress) =>
    ofChoice(progress, ({ planCode }) =>
      misfits(parsePurchaseDelivery(progress.draft.delivery, planCode)),
    ),
  bank: (progress) =>
    ofChoice(progress, (choice) => [
      ...(progress.isIbanRight ? [] : ['iban']),
      ...missingDocuments(choice, progress.documents),
    ]),
  terms: ({ draft }) => (draft.terms.areAccepted ? [] : ['terms']),
  contract: ({ orderStatus }) => (orderStatus ? ['signature'] : []),
  summary: () => ['payment'],
};

/** What the step still requires; nothing for a step that the order has passed (P4.3). */
export function purchaseLacks(
  step: PurchaseStep,
  progress: PurchaseProgress,
): readonly PurchaseLack[] {
  return isReadOnlyStep(step, progress.orderStatus) ? [] : lacksOf[step](progress);
}

/**
 * The first five steps are filled in one after the other (P4.1); the last two open when the order is placed
 * (P4.3): it may be paid before it is signed (P4.5), and a paid order may still be signed (P2.20).
 */
export function mayEnterPurchaseStep(step: PurchaseStep, progress: PurchaseProgress): boolean {
  const { orderStatus } = progress;
  if (step === 'contract' || step === 'summary') return orderStatus !== null;
  return purchaseSteps
    .slice(0, purchaseSteps.indexOf(step))
    .every((earlier) => purchaseLacks(earlier, progress).length === 0);
}

/** The requested step, or the last one before it that may be entered. */
export function openPurchaseStep(wanted: PurchaseStep, progress: PurchaseProgress): PurchaseStep {
  const upToWanted = purchaseSteps.slice(0, purchaseSteps.indexOf(wanted) + 1);
  return upToWanted.findLast((step) => mayEnterPurchaseStep(step, progress)) ?? 'choice';
}

/**
 * The first step of a purchase whose address names no step (P2.14): an order opens at its contract until its
 * signature is announced, even if it is paid (P2.20).
 */
export function landingPurchaseStep(orderStatus: OrderStatus | null): PurchaseStep {
  if (orderStatus === null) return 'choice';
  return orderStatus.signed === 'announced' ? 'summary' : 'contract';
}

/**
 * Once the order is placed, the steps before it are read-only; once its signature is announced, so is the
 * contract. A payment closes only its own step.
 */
export function isReadOnlyStep(step: PurchaseStep, orderStatus: OrderStatus | null): boolean {
  if (orderStatus === null) return false;
  if (step === 'contract') return orderStatus.signed === 'announced';
  return step !== 'summary' || orderStatus.paid === 'yes';
}

function ofChoice(
  { draft, sold }: PurchaseProgress,
  lacks: (choice: PurchaseChoice) => readonly PurchaseLack[],
): readonly PurchaseLack[] {
  const choice = parsePurchaseChoice(draft.choice, sold);
  return E.isLeft(choice) ? ['choice'] : lacks(choice.right);
}

function misfits(parsed: E.Either<object, unknown>): readonly PurchaseLack[] {
  return E.isLeft(parsed) ? Object.keys(parsed.left) : [];
}

/** The required documents of the choice that are not available (P5.8). */
export function missingDocuments(
  choice: PurchaseChoice,
  onHand: readonly PurchaseDocument[],
): readonly PurchaseDocument[] {
  return requiredDocuments(choice).filter((document) => !onHand.includes(document));
}
