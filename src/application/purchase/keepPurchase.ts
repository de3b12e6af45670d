import {
  isWaiting,
  nothingKept,
  readWrittenPurchase,
  withPaid,
  withSigned,
  type KeptPurchase,
} from '../../domain/keptPurchase';
import type { OrderReference } from '../../domain/orderReference';
import { paymentSettled } from '../kernel/events';
import { type PurchaseDraft } from '../../domain/purchaseDraft';
import { changePurchaseDraft, choosePlan } from '../../domain/changePurchaseDraft';
import { purchaseDocuments, type PurchaseDocument } from '../../domain/purchaseDocuments';
import type { Upload } from '../../domain/upload';
import type { AppThunk } from '../kernel/AppThunk';
import type { BrowserPorts } from '../ports/Ports';
import type { AppState } from '../store';
import {
  documentsHeld,
  ibanTyped,
  purchaseChanged,
  purchaseRecalled,
  purchaseRestarted,
  selectIsOrderingSubscription,
} from './purchaseSlice';

/** What this device keeps now. */
export function readKeptPurchase({ purchases, clock }: BrowserPorts): KeptPurchase {
  return readWrittenPurchase(purchases.read(), clock.now());
}

/**
 * Shows what this device keeps of a purchase, and from now on what other tabs change of it; answers how to stop. Once nothing is kept
 * any more, because another tab began anew, this page forgets the IBAN and the documents too.
 */
export function followPurchase(): AppThunk<() => void, AppState> {
  return (dispatch, getState, { browser }) => {
    const recall = (): void => {
      dispatch(purchaseRecalled(readKeptPurchase(browser)));
    };
    recall();
    return browser.purchases.watch(() => {
      recall();
      if (browser.purchases.read() !== null || selectIsOrderingSubscription(getState())) return;
      browser.documents.clear();
      dispatch(documentsHeld([]));
      dispatch(ibanTyped({ iban: '', isIbanRight: false }));
    });
  };
}

/**
 * Keeps what was typed or chosen, at once. It is added to what is kept now: another tab may have changed another step. An order that
 * is placed, or on its way, is what it is.
 */
export function changePurchase(change: Partial<PurchaseDraft>): AppThunk<void, AppState> {
  return (dispatch, getState, { browser }) => {
    if (selectIsOrderingSubscription(getState())) return;
    const kept = readKeptPurchase(browser);
    if (isWaiting(kept)) dispatch(purchaseRecalled(kept));
    else dispatch(keep({ ...kept, draft: changePurchaseDraft(kept.draft, change) }));
  };
}

/** Chooses the plan of an offer that the person comes from (P9.1). */
export function chooseOfferedPlan(planCode: string): AppThunk<void, AppState> {
  return (dispatch, getState, { browser }) => {
    if (selectIsOrderingSubscription(getState())) return;
    const kept = readKeptPurchase(browser);
    if (isWaiting(kept)) return;
    dispatch(keep({ ...kept, draft: choosePlan(kept.draft, planCode) }));
    dispatch(purchaseRecalled(readKeptPurchase(browser)));
  };
}

/** Holds a document that was found right, or none any more. */
export function holdDocument(document: PurchaseDocument, file: Upload | null): AppThunk {
  return (dispatch, _getState, { browser: { documents } }) => {
    documents.keep(document, file);
    dispatch(documentsHeld(purchaseDocuments.filter((one) => documents.read(one) !== null)));
  };
}

/** The document that is held, to be shown again. */
export function recallDocument(document: PurchaseDocument): AppThunk<Upload | null> {
  return (_dispatch, _getState, { browser }) => browser.documents.read(document);
}

/** « Recommencer »: nothing of the purchase is left on this device. An order that was placed stays with the operator. */
export function restartPurchase(): AppThunk<void, AppState> {
  return (dispatch, getState, { browser }) => {
    if (selectIsOrderingSubscription(getState())) return;
    browser.purchases.clear();
    browser.documents.clear();
    dispatch(purchaseRestarted(nothingKept));
  };
}

/** The person is back from the e-signature, which succeeded (P4.5). */
export function keepSigned(reference: OrderReference): AppThunk {
  return (dispatch, _getState, { browser }) => {
    const kept = readKeptPurchase(browser);
    const signed = withSigned(kept, reference);
    if (signed.placed?.isSigned !== kept.placed?.isSigned) dispatch(keep(signed));
  };
}

/**
 * The server says that the order is paid, whoever paid it (P4.6): nothing of what was typed is left on this
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

/** Keeps it on this device and in the state. */
export function keep(kept: KeptPurchase): AppThunk {
  return (dispatch, _getState, { browser }) => {
    browser.purchases.write({ ...kept, keptAt: browser.clock.now() });
    dispatch(purchaseChanged(kept));
  };
}
