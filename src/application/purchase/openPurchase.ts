import { isRight, right, type Either } from 'fp-ts/Either';
import type { Email } from '../../domain/email';
import { civilityOfOrder } from '../../domain/keptPurchase';
import type { OrderedPurchase } from '../../domain/orderedPurchase';
import type { OrderReference } from '../../domain/orderReference';
import { missingDocuments } from '../../domain/purchaseSteps';
import { requiredDocuments } from '../../domain/purchaseDocuments';
import type { SubscriptionTariff } from '../../domain/subscriptionTariff';
import type { AppThunk } from '../kernel/AppThunk';
import type { ServiceError } from '../kernel/ServiceError';
import type { BrowserPorts } from '../ports/Ports';
import type { ContractRequest, PurchaseFiles } from '../ports/PurchaseGateway';
import type { AppState } from '../store';
import { keepPaid, readKeptPurchase } from './keepPurchase';
import { isAskedAbout } from './paidFact';
import {
  askOrderPaid,
  checkPurchaseEmail,
  generateContract,
  retrievePurchase,
} from './purchaseCalls';
import {
  emailStood,
  orderOpened,
  selectContractToSign,
  selectEmailStanding,
  selectHeldDocuments,
  selectOpenedReference,
  selectOrderPaid,
  selectOrderedPurchase,
} from './purchaseSlice';

/**
 * Loads the order of an address, once; anew after a failure (P2.14, P7.16). Then the server is asked whether
 * it is paid, each time that it opens: it may have been paid elsewhere.
 */
export function openPurchase(
  reference: OrderReference,
  tariffs: readonly SubscriptionTariff[],
): AppThunk<Promise<void>, AppState> {
  return async (dispatch, getState) => {
    if (selectOpenedReference(getState()) !== reference) dispatch(orderOpened(reference));
    const { status } = selectOrderedPurchase(getState());
    if (status === 'loading') return;
    if (status !== 'ready') await dispatch(retrievePurchase(reference));
    const order = selectOrderedPurchase(getState());
    if (order.status !== 'ready' || selectOpenedReference(getState()) !== reference) return;
    if (isAskedAbout(order.data, tariffs)) await dispatch(checkPaid(reference));
  };
}

/** Asks whether the order is paid, unless it is known to be; what it answers is kept. */
export function checkPaid(
  reference: OrderReference,
): AppThunk<Promise<Either<ServiceError, boolean>>, AppState> {
  return async (dispatch, getState) => {
    const known = selectOrderPaid(getState());
    if (known.status === 'ready' && known.data) return right(true);
    const result = await dispatch(askOrderPaid(reference));
    if (isRight(result) && result.right) dispatch(keepPaid(reference));
    return result;
  };
}

/** Asks whether the e-mail has an account, once per e-mail (P4.2). */
export function wantEmailCheck(email: Email): AppThunk<Promise<void>, AppState> {
  return async (dispatch, getState) => {
    if (selectEmailStanding(getState())?.email === email) return;
    dispatch(emailStood({ email, isTaken: null }));
    const result = await dispatch(checkPurchaseEmail(email));
    if (isRight(result) && selectEmailStanding(getState())?.email === email) {
      dispatch(emailStood({ email, isTaken: result.right }));
    }
  };
}

/** Has the contract generated when step 6 opens, once, if its documents are on hand (P4.4). */
export function wantContract(
  order: OrderedPurchase,
  returns: ContractRequest['returns'],
): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    const held = selectHeldDocuments(getState());
    const isReady = missingDocuments(order, held).length === 0;
    if (isReady && selectContractToSign(getState()).status === 'idle') {
      dispatch(renewContract(order, returns));
    }
  };
}

/** Has it generated anew, because it failed or because its link is too old to be signed by (P4.5). */
export function renewContract(
  order: OrderedPurchase,
  returns: ContractRequest['returns'],
): AppThunk<void, AppState> {
  return (dispatch, getState, { browser }) => {
    if (selectContractToSign(getState()).status === 'loading') return;
    const civility = civilityOfOrder(readKeptPurchase(browser), order.reference);
    const files = filesFor(order, browser);
    void dispatch(generateContract({ order, civility, files, returns }));
  };
}

/** Those that the order asks for: others may be on hand from another choice, and are nobody's business. */
function filesFor(order: OrderedPurchase, { documents }: BrowserPorts): PurchaseFiles {
  const held = requiredDocuments(order).flatMap((document) => {
    const file = documents.read(document);
    return file ? [[document, file] as const] : [];
  });
  return Object.fromEntries(held);
}
