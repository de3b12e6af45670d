import {
  isWaiting,
  nothingKept,
  readWrittenPurchase,
  withPaid,
  withSigned,
  type KeptPurchase,
} from '../../domain/purchase/keptPurchase';
import type { OrderReference } from '../../domain/payment/orderReference';
import { paymentSettled } from '../kernel/events';
import { type PurchaseDraft } from '../../domain/purchase/purchaseDraft';
import { changePurchaseDraft, choosePlan } from '../../domain/purchase/changePurchaseDraft';
import { purchaseDocuments, type PurchaseDocument } from '../../domain/purchase/purchaseDocuments';
import type { Upload } from '../../domain/document/upload';
import type { AppThunk } from '../kernel/AppThunk';
import { storedUsername } from '../kernel/storedSession';
import type { BrowserPorts } from '../ports/Ports';
import type { AppState } from '../store';
import {
  documentsHeld,
  purchaseChanged,
  purchaseRecalled,
  purchaseRestarted,
  secretsDropped,
  selectIsOrderingSubscription,
} from './purchaseSlice';

/** The purchase that this device stores now. */
export function readKeptPurchase({ purchaseDrafts, clock }: BrowserPorts): KeptPurchase {
  return readWrittenPurchase(purchaseDrafts.read(), clock.now());
}

/**
 * Loads the stored purchase of this device into the state, and follows the changes of other tabs; returns the
 * function that stops. When another tab restarts and nothing is stored any more, this page drops the IBAN and
 * the documents too.
 */
export function followPurchase(): AppThunk<() => void, AppState> {
  return (dispatch, getState, { browser }) => {
    const recall = (): void => {
      dispatch(purchaseRecalled(readKeptPurchase(browser)));
    };
    recall();
    return browser.purchaseDrafts.watch(() => {
      recall();
      if (browser.purchaseDrafts.read() !== null || selectIsOrderingSubscription(getState()))
        return;
      browser.documents.clear();
      dispatch(secretsDropped());
    });
  };
}

/**
 * Stores a change at once. It is merged into the stored purchase, because another tab may have changed
 * another step. Changes nothing while an order is being sent, or while a placed order is not paid.
 */
export function changePurchase(change: Partial<PurchaseDraft>): AppThunk<void, AppState> {
  return (dispatch, getState, { browser }) => {
    if (selectIsOrderingSubscription(getState())) return;
    const kept = readKeptPurchase(browser);
    if (isWaiting(kept)) dispatch(purchaseRecalled(kept));
    else dispatch(keep({ ...kept, draft: changePurchaseDraft(kept.draft, change) }));
  };
}

/** Chooses the plan of the offer page that the person comes from (P9.1). */
export function chooseOfferedPlan(planCode: string): AppThunk<void, AppState> {
  return (dispatch, getState, { browser }) => {
    if (selectIsOrderingSubscription(getState())) return;
    const kept = readKeptPurchase(browser);
    if (isWaiting(kept)) return;
    dispatch(keep({ ...kept, draft: choosePlan(kept.draft, planCode) }));
    dispatch(purchaseRecalled(readKeptPurchase(browser)));
  };
}

/** Stores a document that passed the checks, or removes it when `file` is null. */
export function holdDocument(document: PurchaseDocument, file: Upload | null): AppThunk {
  return (dispatch, _getState, { browser }) => {
    const { documents } = browser;
    const owner = storedUsername(browser);
    documents.keep(document, file, owner);
    const held = purchaseDocuments.filter((one) => documents.read(one) !== null);
    dispatch(documentsHeld({ documents: held, secretsOwner: owner }));
  };
}

/** The stored document, to be shown again. */
export function recallDocument(document: PurchaseDocument): AppThunk<Upload | null> {
  return (_dispatch, _getState, { browser }) => browser.documents.read(document);
}

/** « Recommencer »: removes the purchase from this device. An order that was placed remains on the server. */
export function restartPurchase(): AppThunk<void, AppState> {
  return (dispatch, getState, { browser }) => {
    if (selectIsOrderingSubscription(getState())) return;
    browser.purchaseDrafts.clear();
    browser.documents.clear();
    browser.signatures.clear();
    dispatch(purchaseRestarted(nothingKept));
  };
}

/**
 * Stores whether the signature of the order was announced: by the return from the e-signature (P4.5), or as
 * the person says. No call of the server reports it: a generated contract stays until its link expires.
 */
export function keepSigned(reference: OrderReference, isSigned = true): AppThunk {
  return (dispatch, _getState, { browser }) => {
    const kept = readKeptPurchase(browser);
    const signed = withSigned(kept, reference, isSigned);
    if (signed.placed?.isSigned !== kept.placed?.isSigned) dispatch(keep(signed));
  };
}

/** Whether this device was told that the contract of the order is signed (P2.20). */
export function isSignatureAnnounced(reference: string): AppThunk<boolean> {
  return (_dispatch, _getState, { browser }) => {
    const { placed } = readKeptPurchase(browser);
    return placed?.reference === reference && placed.isSigned;
  };
}

/**
 * The server reports that the order is paid, whoever paid it (P4.6): the typed values are removed from this
 * device.
 */
export function keepPaid(reference: OrderReference): AppThunk {
  return (dispatch, _getState, { browser }) => {
    const kept = readKeptPurchase(browser);
    const paid = withPaid(kept, reference);
    if (paid === kept) return;
    browser.documents.clear();
    dispatch(keep(paid));
    dispatch(paymentSettled({ type: 'order', reference }));
  };
}

/** Stores it on this device and in the state. */
export function keep(kept: KeptPurchase): AppThunk {
  return (dispatch, _getState, { browser }) => {
    browser.purchaseDrafts.write({ ...kept, keptAt: browser.clock.now() });
    dispatch(purchaseChanged(kept));
  };
}
