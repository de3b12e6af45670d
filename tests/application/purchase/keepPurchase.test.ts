import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../../src/application/account/signIn';
import { changePurchaseIban } from '../../../src/application/purchase/changePurchaseIban';
import {
  changePurchase,
  chooseOfferedPlan,
  holdDocument,
  keep,
  keepSigned,
  recallDocument,
  restartPurchase,
} from '../../../src/application/purchase/keepPurchase';
import {
  selectHeldDocuments,
  selectKeptPurchase,
  selectPurchaseIban,
  selectPurchaseRevision,
} from '../../../src/application/purchase/purchaseSlice';
import type { AppStore } from '../../../src/application/store';
import { nothingKept, withPaid } from '../../../src/domain/purchase/keptPurchase';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { emptyPurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import { aToken } from '../../support/account/aToken';
import { credentials } from '../../support/account/credentials';
import { today } from '../../support/store/fakePorts';
import {
  aCompanyDraft,
  aKeptPurchase,
  aPurchaseDraft,
  documentFiles,
  someDetails,
  typedIban,
} from '../../support/purchase/purchase';
import { aPurchaseDevice, fillInBank } from '../../support/purchase/purchaseDevice';

const reference = formatOrderReference(42);
const placed = { reference, isSigned: false, isPaid: false, total: null };
const paid = { reference, isSigned: false, isPaid: true, total: null };
const DAY = 86_400;

const kept = (store: AppStore) => selectKeptPurchase(store.getState());
const revision = (store: AppStore) => selectPurchaseRevision(store.getState());
const fill = ({ dispatch }: AppStore, draft = aPurchaseDraft()) => {
  dispatch(changePurchase(draft));
  // Accepted for the plan that was just chosen (P5.9).
  dispatch(changePurchase({ terms: draft.terms }));
};

describe('the purchase that this device stores', () => {
  it('is restored after a reload, for 7 days after the last change', () => {
    const device = aPurchaseDevice();
    const tab = device.openTab();
    expect(kept(tab)).toEqual(nothingKept);
    fill(tab);
    device.passSeconds(6 * DAY);
    tab.dispatch(changePurchase({ terms: { areAccepted: false } }));
    device.passSeconds(7 * DAY - 1);
    const draft = aPurchaseDraft({ terms: { areAccepted: false } });
    expect(kept(device.openTab())).toEqual(aKeptPurchase({ draft }));
    device.passSeconds(1);
    expect(kept(device.openTab())).toEqual(nothingKept);
  });

  it('P5.8 never contains the IBAN, nor a document', () => {
    const device = aPurchaseDevice();
    const tab = device.openTab();
    fillInBank(tab, ['rib', 'kbis', 'idFront', 'idBack']);
    fill(tab, aCompanyDraft());
    tab.dispatch(keep(aKeptPurchase({ draft: aCompanyDraft(), placed })));
    const text = device.text();
    expect(text).toContain('ATELIERS DU VIEUX QUAI');
    expect(text).not.toMatch(/iban|FR14|20041010|2004 1010|rib|kbis|recto|verso|pdf|%PDF/i);
    const reloaded = device.openTab();
    expect(selectPurchaseIban(reloaded.getState())).toBe('');
    expect(selectHeldDocuments(reloaded.getState())).toEqual([]);
    expect(reloaded.dispatch(recallDocument('rib'))).toBeNull();
  });

  it('P5.1, P5.7, P5.9 loses what depends on the plan when the plan changes, and nothing else', () => {
    const tab = aPurchaseDevice().openTab();
    fill(tab, aCompanyDraft());
    tab.dispatch(
      changePurchase({ choice: { customerType: 'individual', planCode: 'specialOffer' } }),
    );
    expect(kept(tab)?.draft).toEqual(
      aCompanyDraft({
        choice: { customerType: 'individual', planCode: 'specialOffer' },
        delivery: { ...aCompanyDraft().delivery, quantity: '' },
        terms: { areAccepted: false },
      }),
    );
  });

  it('is decoded from any stored value', () => {
    const device = aPurchaseDevice();
    const tab = device.openTab();
    tab.dispatch(keep({ draft: 'x', orderKey: 4, placed: [] } as never));
    expect(kept(device.openTab())).toEqual(nothingKept);
  });
});

describe('P4.3 a placed order', () => {
  it('does not change any more; a form that changes it shows the ordered values again', () => {
    const tab = aPurchaseDevice().openTab();
    const order = aKeptPurchase({ placed });
    tab.dispatch(keep(order));
    const before = revision(tab);
    tab.dispatch(changePurchase({ details: someDetails({ city: 'LYON' }) }));
    expect(kept(tab)).toEqual(order);
    expect(revision(tab)).toBe(before + 1);
  });

  it('P9.1 keeps its plan, whichever offer the person comes from', () => {
    const tab = aPurchaseDevice().openTab();
    tab.dispatch(keep(aKeptPurchase({ placed })));
    tab.dispatch(chooseOfferedPlan('tunnelPassPlus'));
    expect(kept(tab)).toEqual(aKeptPurchase({ placed }));
  });

  it('P4.5 is stored as signed, once; a return for another order stores nothing', () => {
    const device = aPurchaseDevice();
    const tab = device.openTab();
    tab.dispatch(keep(aKeptPurchase({ placed })));
    tab.dispatch(keepSigned(formatOrderReference(43)));
    expect(kept(tab)).toEqual(aKeptPurchase({ placed }));
    tab.dispatch(keepSigned(reference));
    const signed = aKeptPurchase({ placed: { ...placed, isSigned: true } });
    expect(kept(device.openTab())).toEqual(signed);
    const written = device.text();
    device.passSeconds(60);
    tab.dispatch(keepSigned(reference));
    expect(device.text()).toBe(written);
  });

  it('P4.5 is no longer stored as signed when the person says so', () => {
    const tab = aPurchaseDevice().openTab();
    tab.dispatch(keep(aKeptPurchase({ placed: { ...placed, isSigned: true } })));
    tab.dispatch(keepSigned(reference, false));
    expect(kept(tab)).toEqual(aKeptPurchase({ placed }));
  });

  it('P4.5 stores nothing if nothing is stored on this device', () => {
    const device = aPurchaseDevice();
    device.openTab().dispatch(keepSigned(reference));
    expect(device.text()).toBe('');
  });

  it('leaves an empty purchase once it is paid, and a new one may be started', () => {
    const device = aPurchaseDevice();
    const tab = device.openTab();
    tab.dispatch(keep(withPaid(aKeptPurchase({ placed }), reference)));
    expect(kept(device.openTab())).toEqual({ ...nothingKept, placed: paid });
    fill(tab);
    expect(kept(tab)).toEqual(aKeptPurchase({ placed: paid }));
    tab.dispatch(chooseOfferedPlan('tunnelPassPlus'));
    expect(kept(tab)?.draft.choice.planCode).toBe('tunnelPassPlus');
  });
});

describe("P9.1 an offer's « S'abonner »", () => {
  it('chooses its plan, renders it, and loses nothing else', () => {
    const device = aPurchaseDevice();
    const tab = device.openTab();
    tab.dispatch(changePurchase({ details: someDetails() }));
    const before = revision(tab);
    tab.dispatch(chooseOfferedPlan('specialOffer'));
    expect(kept(tab)?.draft).toEqual({
      ...emptyPurchaseDraft,
      choice: { customerType: 'individual', planCode: 'specialOffer' },
      details: someDetails(),
    });
    expect(revision(tab)).toBeGreaterThan(before);
    expect(kept(device.openTab())).toEqual(kept(tab));
  });
});

describe('P5.8 the memory of the page stores', () => {
  it('the IBAN as it was typed; the same value again changes nothing', () => {
    const tab = aPurchaseDevice().openTab();
    tab.dispatch(changePurchaseIban(typedIban));
    const before = tab.getState();
    expect(selectPurchaseIban(before)).toBe(typedIban);
    tab.dispatch(changePurchaseIban(typedIban));
    expect(tab.getState()).toBe(before);
  });

  it('documents in the order of the screen, replaced and removed one by one', () => {
    const tab = aPurchaseDevice().openTab();
    const { rib, kbis } = documentFiles;
    for (const document of ['idBack', 'kbis', 'rib'] as const) {
      tab.dispatch(holdDocument(document, documentFiles[document]));
    }
    expect(selectHeldDocuments(tab.getState())).toEqual(['rib', 'kbis', 'idBack']);
    tab.dispatch(holdDocument('rib', kbis));
    expect(tab.dispatch(recallDocument('rib'))).toBe(kbis);
    tab.dispatch(holdDocument('kbis', null));
    expect(selectHeldDocuments(tab.getState())).toEqual(['rib', 'idBack']);
    expect(tab.dispatch(recallDocument('kbis'))).toBeNull();
    expect(rib).not.toBe(kbis);
  });
});

describe('an IBAN and documents of a session that has expired', () => {
  const [camille, samia] = [aToken({ exp: today + 60 }), aToken({ username: 'flotte@example.fr' })];

  it.each([
    ['are there when the same person signs in', aToken(), typedIban, ['rib']],
    ['are removed when another person signs in', samia, '', []],
  ])('%s', async (_case, next, iban, documents) => {
    const device = aPurchaseDevice();
    const tab = device.openTab({ accounts: { signIn: () => TE.right(next) } });
    tab.tokens.write(camille);
    fillInBank(tab);
    device.passSeconds(61);
    await tab.dispatch(signIn(credentials));
    expect(selectPurchaseIban(tab.getState())).toBe(iban);
    expect(selectHeldDocuments(tab.getState())).toEqual(documents);
    expect(tab.dispatch(recallDocument('rib')) !== null).toBe(documents.length > 0);
    expect(selectPurchaseRevision(tab.getState())).toBe(iban === '' ? 2 : 1);
  });
});

describe('« Recommencer »', () => {
  it('removes everything from the device and from the page', () => {
    const device = aPurchaseDevice();
    const tab = device.openTab();
    fillInBank(tab);
    tab.dispatch(keep(aKeptPurchase({ placed })));
    const before = revision(tab);
    tab.dispatch(restartPurchase());
    expect(device.text()).toBe('');
    expect(kept(tab)).toEqual(nothingKept);
    expect(selectPurchaseIban(tab.getState())).toBe('');
    expect(selectHeldDocuments(tab.getState())).toEqual([]);
    expect(tab.dispatch(recallDocument('rib'))).toBeNull();
    expect(revision(tab)).toBe(before + 1);
  });
});
