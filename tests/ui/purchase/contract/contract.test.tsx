import { cleanup, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../../src/application/kernel/ServiceError';
import type {
  ContractRequest,
  ContractToSign,
} from '../../../../src/application/ports/purchase/PurchaseGateway';
import { orderOpened } from '../../../../src/application/purchase/purchaseSlice';
import { holdDocument } from '../../../../src/application/purchase/keepPurchase';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import type { PurchaseDocument } from '../../../../src/domain/purchase/purchaseDocuments';
import { ContractStep } from '../../../../src/ui/purchase/contract/ContractStep';
import { fakePorts } from '../../../support/store/fakePorts';
import { stubBlobs } from '../../../support/browser/stubBlobs';
import {
  aDocumentFile,
  anOrderedPurchase,
  documentFiles,
} from '../../../support/purchase/purchase';
import { showStep } from '../showStep';

type Answer = E.Either<ServiceError, ContractToSign>;

const contract = {
  previewAddress: '/calinda/contrats/880042/apercu.pdf',
  signAddress: 'https://signature.example/#/contract/880042/sign;j_token=secret',
};
const ready: Answer = E.right(contract);
const refused: Answer = E.left({
  kind: 'service/refused',
  message: "Le contrat n'a pas pu être généré, veuillez vérifier les documents fournis.",
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  stubBlobs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A store with these documents, and the requests for a contract: each waits until it is answered. */
function aPage(...documents: PurchaseDocument[]): {
  readonly store: AppStore;
  readonly requests: readonly ContractRequest[];
  readonly answer: (with_: Answer) => void;
} {
  const requests: ContractRequest[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const store = createAppStore(
    fakePorts({
      purchases: {
        generateContract: (request) => () => {
          requests.push(request);
          return new Promise((resolve) => waiting.push(resolve));
        },
      },
    }),
  );
  for (const one of documents) store.dispatch(holdDocument(one, documentFiles[one]));
  return { store, requests, answer: (with_) => waiting.at(-1)?.(with_) };
}

const order = anOrderedPurchase();
const show = (store: AppStore, part: Parameters<typeof anOrderedPurchase>[0] = {}) =>
  showStep(ContractStep, {
    store,
    step: 'contract',
    stage: 'ordered',
    order: anOrderedPurchase(part),
  });
const sign = () => screen.findByRole('link', { name: 'Signer mon contrat' });
/** A request is sent after the tasks that wait. */
const flush = () => new Promise((resolve) => setTimeout(resolve));
const button = (name: string) => screen.getByRole('button', { name });

describe('step 6, the contract', () => {
  it('P4.4 is generated once, without a click if the documents are in memory, then signed', async () => {
    const { store, requests, answer } = aPage('rib');
    const first = show(store);
    expect(screen.getByRole('status').textContent).toBe('Nous générons votre contrat…');
    first.leave();
    show(store);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toEqual({
      order,
      civility: null,
      files: { rib: documentFiles.rib },
      returns: { success: '/achat/CDW0000042/signe', failure: '/achat/CDW0000042' },
    });
    answer(ready);
    expect((await sign()).getAttribute('href')).toBe(contract.signAddress);
    const preview = screen.getByRole('link', { name: 'Aperçu du contrat' });
    expect(preview.getAttribute('href')).toBe(contract.previewAddress);
    expect(preview.getAttribute('target')).toBe('_blank');
    expect(requests).toHaveLength(1);
  });

  it('P4.5 an expired link is renewed on request, and the focus stays', async () => {
    const { store, requests, answer } = aPage('rib');
    const { user } = show(store);
    await waitFor(() => expect(requests).toHaveLength(1));
    answer(ready);
    await sign();
    await user.click(button('Obtenir un nouveau lien'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByRole('status'));
    answer(E.right({ ...contract, signAddress: '/fresh' }));
    expect((await sign()).getAttribute('href')).toBe('/fresh');
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('P4.5 after a reload the documents are required again; nothing is generated without them', async () => {
    const { store, requests, answer } = aPage();
    const { user } = show(store, { customerType: 'professional' });
    // This device cannot tell whether it was signed elsewhere.
    expect(screen.queryByText(/signature n'a pas été terminée/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Passez au paiement' }).getAttribute('href')).toBe(
      '/achat?etape=recapitulatif',
    );
    await user.upload(screen.getByLabelText('RIB'), documentFiles.rib);
    await user.click(button('Générer mon contrat'));
    expect(await screen.findByText("La photo du KBIS n'a pas été fournie.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('KBIS')));
    expect(requests).toEqual([]);
    await user.upload(screen.getByLabelText('KBIS'), documentFiles.kbis);
    expect(requests).toEqual([]);
    await user.click(button('Générer mon contrat'));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(Object.keys(requests[0]?.files ?? {})).toEqual(['rib', 'kbis']);
    answer(ready);
    await sign();
  });

  it("P8.10 a refusal shows the server's sentence; a document can be replaced before the retry", async () => {
    const { store, requests, answer } = aPage('rib');
    const { user } = show(store);
    await waitFor(() => expect(requests).toHaveLength(1));
    answer(refused);
    const alert = await screen.findByRole('alert');
    expect(alert.firstChild?.textContent).toBe(
      "Le contrat n'a pas pu être généré, veuillez vérifier les documents fournis.",
    );
    expect(await screen.findByText('rib.pdf')).toBeTruthy();
    const other = aDocumentFile('autre.pdf');
    await user.upload(screen.getByLabelText('RIB'), other);
    await user.click(button('Réessayer'));
    await waitFor(() => expect(requests[1]?.files.rib?.name).toBe('autre.pdf'));
    expect(screen.queryByRole('alert')).toBeNull();
    answer(ready);
    await sign();
  });

  it('a link that could not be renewed stays', async () => {
    const { store, requests, answer } = aPage('rib');
    const { user } = show(store);
    await waitFor(() => expect(requests).toHaveLength(1));
    answer(ready);
    await sign();
    await user.click(button('Obtenir un nouveau lien'));
    answer(E.left({ kind: 'service/unreachable' }));
    await screen.findByRole('alert');
    expect((await sign()).getAttribute('href')).toBe(contract.signAddress);
  });

  it('P5.8 without an IBAN nothing is generated: customer service completes the order', async () => {
    const { store, requests } = aPage('rib');
    show(store, { iban: null });
    expect(screen.getByRole('link', { name: /^Appeler le/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Suivant' })).toBeNull();
    await flush();
    expect(requests).toEqual([]);
  });

  it('P4.5 the return from a refused signature offers the same link first, then the payment, and asks for no document', async () => {
    const { store, requests, answer } = aPage('rib');
    const first = show(store);
    await waitFor(() => expect(requests).toHaveLength(1));
    answer(ready);
    const link = await sign();
    link.addEventListener('click', (event) => event.preventDefault());
    await first.user.click(link);
    first.leave();
    // The documents went with the page that was left.
    store.dispatch(holdDocument('rib', null));
    store.dispatch(orderOpened(order.reference));
    const { user } = show(store);
    expect(screen.getByText(/^La signature n'a pas été terminée/)).toBeTruthy();
    const again = await sign();
    expect(again.getAttribute('href')).toBe(contract.signAddress);
    const pay = screen.getByRole('link', { name: 'Passez au paiement' });
    expect(pay.getAttribute('href')).toBe('/achat?etape=recapitulatif');
    expect(again.className).toContain('action');
    expect(screen.queryByLabelText('RIB')).toBeNull();
    expect(requests).toHaveLength(1);
    // A link that the service no longer accepts: the documents are asked for, nothing is sent without them.
    await user.click(button('Obtenir un nouveau lien'));
    expect(await screen.findByLabelText('RIB')).toBeTruthy();
    expect(requests).toHaveLength(1);
  });

  it('P2.20 a paid order whose signature nobody announced still offers its contract, and claims no signature', async () => {
    const { store, requests, answer } = aPage('rib');
    showStep(ContractStep, { store, step: 'contract', stage: 'paid', order });
    expect(screen.getByText(/^Cette commande est payée.*il reste à signer/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Passez au paiement' })).toBeNull();
    await waitFor(() => expect(requests).toHaveLength(1));
    answer(ready);
    await sign();
    expect(screen.queryByText(/est signé/)).toBeNull();
  });

  it.each(['signed', 'done'] as const)(
    'P2.20 « signe » in the address (%s) is told as an announcement, with the way back to the signature',
    async (stage) => {
      const { store, requests } = aPage('rib');
      const { user, place } = showStep(ContractStep, { store, step: 'contract', stage, order });
      expect(screen.getByText('La signature nous a été annoncée.')).toBeTruthy();
      expect(screen.queryByText(/est signé/)).toBeNull();
      // Only the person knows that an address said « signed » too early.
      const back = screen.getByRole('link', { name: 'Revenez à la signature' });
      expect(back.getAttribute('href')).toBe('/achat/CDW0000042?etape=contrat');
      expect(screen.queryByRole('button', { name: 'Générer mon contrat' })).toBeNull();
      await user.click(button('Suivant'));
      expect(place()).toBe('/achat?etape=recapitulatif');
      expect(requests).toEqual([]);
    },
  );
});
