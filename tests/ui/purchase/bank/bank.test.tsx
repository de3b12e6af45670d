import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePurchaseIban } from '../../../../src/application/purchase/changePurchaseIban';
import { holdDocument } from '../../../../src/application/purchase/keepPurchase';
import { selectHeldDocuments } from '../../../../src/application/purchase/purchaseSlice';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import { BankStep } from '../../../../src/ui/purchase/bank/BankStep';
import { fakePorts } from '../../../support/store/fakePorts';
import { stubBlobs } from '../../../support/browser/stubBlobs';
import {
  aPurchaseDraft,
  anOrderedPurchase,
  documentFiles,
  typedIban,
} from '../../../support/purchase/purchase';
import { aTariff } from '../../../support/subscriber/builders';
import { showStep } from '../showStep';

let store: AppStore;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  stubBlobs();
  store = createAppStore(fakePorts());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const iban = () => screen.getByLabelText<HTMLInputElement>('IBAN');
const fileField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
async function give(user: UserEvent, typed: string): Promise<void> {
  await user.click(iban());
  fireEvent.change(iban(), { target: { value: typed } });
}

const next = () => screen.getByRole('button', { name: 'Suivant' });
const held = () => selectHeldDocuments(store.getState());
const forged = new File(['<html></html>'], 'rib.pdf', { type: 'application/pdf' });
const specialOffer = aPurchaseDraft({
  choice: { customerType: 'individual', planCode: 'specialOffer' },
});
const ofCompany = aPurchaseDraft({
  choice: { customerType: 'professional', planCode: 'tunnelPassPlus' },
});

describe('step 4, the bank', () => {
  it('says who debits the account, for what, and that nothing is debited on this day', () => {
    showStep(BankStep, { store, step: 'bank', tariff: aTariff() });
    expect(
      screen.getByText(/^Tunnels du Port prélèvera sur ce compte/).parentElement?.textContent,
    ).toBe(
      "Tunnels du Port prélèvera sur ce compte vos rechargements\u202f: 30\u202f€ quand il reste moins de 10\u202f€. Rien n'est prélevé aujourd'hui\u202f: votre commande se paie par carte.",
    );
  });

  it.each([
    ['FR75 3000 6000 0112 3456 7890 189', "L'IBAN fourni n'est pas valide.", false],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', /^Cet IBAN n'est pas français\./, true],
  ])('P5.8 the error of « %s » is « %s »', async (typed, sentence, isReferred) => {
    const { user } = showStep(BankStep, { store, step: 'bank' });
    await give(user, typed);
    await user.tab();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Appeler le/ }) !== null).toBe(isReferred);
  });

  it.each([['an individual', aPurchaseDraft(), ['RIB']]])(
    'P2.18, P5.8 for %s it requires the documents of the choice',
    (_, draft, names) => {
      showStep(BankStep, { store, step: 'bank', draft });
      const fields = screen.getAllByLabelText(/^(RIB|KBIS|Carte d'identité (recto|verso))$/);
      expect(fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
        names,
      );
    },
  );

  it('P5.8 all missing values are reported at once, and the first takes the focus', async () => {
    const { user, place } = showStep(BankStep, { store, step: 'bank', draft: specialOffer });
    await user.click(next());
    for (const sentence of [
      "L'IBAN fourni est trop court.",
      "La photo du RIB n'a pas été fournie.",
      "La photo recto de la carte d'identité n'a pas été fournie.",
      "La photo verso de la carte d'identité n'a pas été fournie.",
    ]) {
      expect(await screen.findByText(sentence)).toBeTruthy();
    }
    expect(document.activeElement).toBe(iban());
    await give(user, typedIban);
    await user.upload(fileField('RIB'), documentFiles.rib);
    await user.click(next());
    await waitFor(() => expect(document.activeElement).toBe(fileField("Carte d'identité recto")));
    expect(place()).toBe('/');
  });

  it('P5.8 a missing KBIS has its own sentence', async () => {
    const { user } = showStep(BankStep, { store, step: 'bank', draft: ofCompany });
    await user.click(next());
    expect(await screen.findByText("La photo du KBIS n'a pas été fournie.")).toBeTruthy();
  });

  it('continues when all is valid, also while the document is read; restores it in the visit', async () => {
    const first = showStep(BankStep, { store, step: 'bank' });
    await give(first.user, typedIban);
    await first.user.upload(fileField('RIB'), documentFiles.rib);
    await first.user.click(next());
    await waitFor(() => expect(first.place()).toBe('/achat?etape=conditions'));
    expect(held()).toEqual(['rib']);
    first.leave();
    showStep(BankStep, { store, step: 'bank' });
    expect(iban().value).toBe(typedIban);
    expect(screen.getByText('rib.pdf')).toBeTruthy();
    expect(held()).toEqual(['rib']);
  });

  it('does not store a document that is invalid, replaced by an invalid one, or removed', async () => {
    const { user } = showStep(BankStep, { store, step: 'bank' });
    await user.upload(fileField('RIB'), documentFiles.rib);
    await waitFor(() => expect(held()).toEqual(['rib']));
    await user.upload(fileField('RIB'), forged);
    await screen.findByText(/ne correspond pas à son nom/);
    expect(held()).toEqual([]);
    await user.upload(fileField('RIB'), documentFiles.rib);
    await waitFor(() => expect(held()).toEqual(['rib']));
    await user.click(screen.getByRole('button', { name: /^Retirer/ }));
    expect(held()).toEqual([]);
  });

  it('P2.14 for an order shows the end of the IBAN and the names of the documents, without fields', () => {
    store.dispatch(changePurchaseIban(typedIban));
    store.dispatch(holdDocument('rib', documentFiles.rib));
    showStep(BankStep, { store, step: 'bank', order: anOrderedPurchase(), stage: 'signed' });
    expect(screen.getByText('IBAN').nextSibling?.textContent).toMatch(/^se terminant par .*2606$/);
    expect(screen.getByText('Avec votre contrat')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.body.innerHTML.replace(/\s/g, '')).not.toContain('FR1420041010');
  });
});
