import { cleanup, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../../src/application/kernel/ServiceError';
import type {
  ContractRequest,
  ContractToSign,
} from '../../../../src/application/ports/purchase/PurchaseGateway';
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
    expect(screen.queryByText(/pas terminé la signature/)).toBeNull();
    expect(screen.getByRole('link', { name: 'passez au paiement' }).getAttribute('href')).toBe(
      '/achat/CDW0000042/signe',
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

  it.each([
    ['signed', 'Votre contrat est signé.', '/achat/CDW0000042?etape=contrat'],
    ['done', 'Votre contrat est signé.', undefined],
    ['paid', 'Cette commande est payée.', undefined],
  ] as const)(
    'P2.14, P4.5 once it is %s it is not generated again, and step 7 follows',
    async (stage, told, way) => {
      const { store, requests } = aPage('rib');
      const { user, place } = showStep(ContractStep, { store, step: 'contract', stage, order });
      expect(screen.getByText(told)).toBeTruthy();
      // Only the person knows that an address said « signed » too early.
      const back = screen.queryByRole('link', { name: 'Revenez à la signature' });
      expect(back?.getAttribute('href')).toBe(way);
      expect(screen.queryByRole('button', { name: 'Générer mon contrat' })).toBeNull();
      await user.click(button('Suivant'));
      expect(place()).toBe('/achat?etape=recapitulatif');
      expect(requests).toEqual([]);
    },
  );
});
