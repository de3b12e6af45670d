import * as E from 'fp-ts/Either';
import type { Email } from '../../domain/basis/email';
import { civilityOfOrder } from '../../domain/purchase/keptPurchase';
import { holderOfOrder, type OrderedPurchase } from '../../domain/purchase/orderedPurchase';
import type { OrderReference } from '../../domain/payment/orderReference';
import { readKeptSignature, type KeptSignature } from '../../domain/purchase/keptSignature';
import { missingDocuments } from '../../domain/purchase/purchaseSteps';
import { requiredDocuments } from '../../domain/purchase/purchaseDocuments';
import type { SubscriptionTariff } from '../../domain/ordering/subscriptionTariff';
import type { AppThunk } from '../kernel/AppThunk';
import { latestData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import type { BrowserPorts } from '../ports/Ports';
import type { ContractRequest, PurchaseFiles } from '../ports/purchase/PurchaseGateway';
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
  contractRecalled,
  emailChecked,
  orderOpened,
  selectContractToSign,
  selectEmailCheck,
  selectHeldDocuments,
  selectOpenedReference,
  selectOrderPaid,
  selectOrderedPurchase,
} from './purchaseSlice';

/**
 * Loads the order of an address once; again after a failure (P2.14, P7.16). Then asks the server, each time
 * that the page opens, whether it is paid: it may have been paid on another device.
 */
export function openPurchase(
  reference: OrderReference,
  tariffs: readonly SubscriptionTariff[],
): AppThunk<Promise<void>, AppState> {
  return async (dispatch, getState, { browser }) => {
    if (selectOpenedReference(getState()) !== reference) dispatch(orderOpened(reference));
    const { status } = selectOrderedPurchase(getState());
    if (status === 'loading') return;
    if (status !== 'ready') await dispatch(retrievePurchase(reference));
    const order = selectOrderedPurchase(getState());
    if (order.status !== 'ready' || selectOpenedReference(getState()) !== reference) return;
    if (isAskedAbout(order.data, readKeptPurchase(browser), tariffs)) {
      await dispatch(checkPaid(reference));
    }
  };
}

/** Requests whether the order is paid, unless it is known to be paid; stores the response. */
export function checkPaid(
  reference: OrderReference,
): AppThunk<Promise<E.Either<ServiceError, boolean>>, AppState> {
  return async (dispatch, getState) => {
    const known = selectOrderPaid(getState());
    if (known.status === 'ready' && known.data) return E.right(true);
    const result = await dispatch(askOrderPaid(reference));
    if (E.isRight(result) && result.right) dispatch(keepPaid(reference));
    return result;
  };
}

/** Requests whether the e-mail has an account, once per e-mail unless the request failed (P4.2). */
export function ensureEmailCheck(email: Email): AppThunk<Promise<void>, AppState> {
  return async (dispatch, getState) => {
    if (selectEmailCheck(getState())?.email === email) return;
    dispatch(emailChecked({ email, isTaken: null }));
    const result = await dispatch(checkPurchaseEmail(email));
    if (selectEmailCheck(getState())?.email !== email) return;
    dispatch(emailChecked(E.isRight(result) ? { email, isTaken: result.right } : null));
  };
}

/**
 * When step 6 opens: offers the contract that this tab generated, as after a refused signature (P4.5);
 * otherwise generates it, once, if its documents are available (P4.4).
 */
export function ensureContract(
  order: OrderedPurchase,
  returns: ContractRequest['returns'],
): AppThunk<void, AppState> {
  return (dispatch, getState, { browser }) => {
    if (selectContractToSign(getState()).status !== 'idle') return;
    const kept = readSignature(browser, order.reference);
    if (kept)
      dispatch(
        contractRecalled({ previewAddress: kept.previewAddress, signAddress: kept.signAddress }),
      );
    else if (hasDocuments(order, getState())) dispatch(renewContract(order, returns));
  };
}

/**
 * Generates it again, because it failed or because its signature link expired (P4.5). A tab that no longer
 * has the documents asks for them first.
 */
export function renewContract(
  order: OrderedPurchase,
  returns: ContractRequest['returns'],
): AppThunk<void, AppState> {
  return (dispatch, getState, { browser }) => {
    if (selectContractToSign(getState()).status === 'loading') return;
    if (!hasDocuments(order, getState())) {
      dispatch(contractRecalled(null));
      return;
    }
    const kept = readKeptPurchase(browser);
    const civility = civilityOfOrder(kept, order.reference);
    const files = filesFor(order, browser);
    const named = { ...order, holder: holderOfOrder(order, kept) };
    void dispatch(generateAndKeep({ order: named, civility, files, returns }));
  };
}

/** Keeps what was generated for the way back from the signature, unless a sign-out has removed the order. */
function generateAndKeep(request: ContractRequest): AppThunk<Promise<void>, AppState> {
  return async (dispatch, getState, { browser: { signatures, clock } }) => {
    const result = await dispatch(generateContract(request));
    if (E.isLeft(result) || latestData(selectContractToSign(getState())) !== result.right) return;
    const { reference } = request.order;
    const generatedAt = clock.now();
    signatures.write({ reference, ...result.right, isOpened: false, generatedAt });
  };
}

/** This tab leaves for the signature: when it is back without « signe », it was not completed (P4.5). */
export function leaveToSign(reference: OrderReference): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    const kept = readSignature(browser, reference);
    if (kept) browser.signatures.write({ ...kept, isOpened: true });
  };
}

/** Whether this tab left for the signature of this order before this page was opened. */
export function hasLeftToSign(reference: OrderReference): AppThunk<boolean> {
  return (_dispatch, _getState, { browser }) =>
    readSignature(browser, reference)?.isOpened ?? false;
}

function readSignature(
  { signatures, clock }: BrowserPorts,
  reference: OrderReference,
): KeptSignature | null {
  return readKeptSignature(signatures.read(), reference, clock.now());
}

function hasDocuments(order: OrderedPurchase, state: AppState): boolean {
  return missingDocuments(order, selectHeldDocuments(state)).length === 0;
}

/** The documents that the order requires: others may be stored for an earlier choice, and are not sent. */
function filesFor(order: OrderedPurchase, { documents }: BrowserPorts): PurchaseFiles {
  const held = requiredDocuments(order).flatMap((document) => {
    const file = documents.read(document);
    return file ? [[document, file] as const] : [];
  });
  return Object.fromEntries(held);
}
