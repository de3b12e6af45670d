import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, signedOut } from '../../../src/application/kernel/events';
import { createAppStore } from '../../../src/application/store';
import { readToken, type Session } from '../../../src/domain/account/accessToken';
import { nothingKept, type PlacedPurchase } from '../../../src/domain/purchase/keptPurchase';
import { cents } from '../../../src/domain/basis/money';
import { plainDebt, type PaymentRecord } from '../../../src/domain/payment/paymentRecord';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { draftOfOrder, type OrderedPurchase } from '../../../src/domain/purchase/orderedPurchase';
import { aToken } from '../../support/account/aToken';
import { fakePorts, today } from '../../support/store/fakePorts';
import { signedFor } from '../../support/payment/payments';
import { aPublicSite } from '../../support/publicSite/publicSite';
import { anOrderedPurchase, soldTariffs } from '../../support/purchase/purchase';
import { PurchaseRoutes } from './openPage';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reference = formatOrderReference(42);
const isPaid = TE.right(undefined);
const isNotPaid = TE.left({ kind: 'payment/refused', message: null } as const);
const isNotAnswered = TE.left({ kind: 'service/unreachable' } as const);
const places = ['/achat/CDW0000042', '/achat/CDW0000042/signe'] as const;

interface Wishes {
  /** The server's answers about the payment, in order; the last one is repeated. */
  readonly paid: readonly (typeof isPaid | typeof isNotPaid | typeof isNotAnswered)[];
  readonly placed?: PlacedPurchase;
  readonly tariffs?: typeof soldTariffs;
  readonly order?: OrderedPurchase;
  /** What this tab sent to the bank. */
  readonly records?: readonly PaymentRecord[];
}

/** Opens an order of 106.50 € at an address of this device. */
function openOrder(
  address: string,
  { paid, placed, tariffs = soldTariffs, order = anOrderedPurchase(), records = [] }: Wishes,
) {
  const answers = [...paid];
  const validate = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0]) ?? isNotPaid);
  const opened = vi.fn();
  const access = fakePorts({
    publicSite: { load: () => TE.right(aPublicSite({ tariffs })) },
    purchases: { retrieve: () => TE.right(order) },
    payments: { validate },
    paymentSigner: { sign: ({ amount }) => TE.right(signedFor(amount)) },
    paymentPage: { open: opened },
  });
  const { purchaseDrafts, paymentRecords } = access.browser;
  paymentRecords.write(records);
  const kept = { ...nothingKept, draft: draftOfOrder(order), keptAt: today };
  if (placed) purchaseDrafts.write({ ...kept, placed });
  const store = createAppStore(access);
  const page = <PurchaseRoutes />;
  render(
    <MantineArea>
      <Provider store={store}>
        <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  return { user: userEvent.setup(), store, validate, opened };
}

const offered = (name: string | RegExp) => screen.queryByRole('button', { name });
const generate = 'Générer mon contrat';
const confirmation = () => screen.findByText(/^Cette commande est payée/);

describe('P2.14, P4.5 an order whose amount is above 0 opens', () => {
  it('paid and announced as signed, it shows its confirmation and offers no contract and no payment', async () => {
    const { validate } = openOrder(places[1], { paid: [isPaid] });
    expect(await confirmation()).toBeTruthy();
    expect(validate).toHaveBeenCalledWith(reference);
    expect([offered(/^Payer /), offered(generate)]).toEqual([null, null]);
    expect(screen.queryByRole('link', { name: 'Signer mon contrat' })).toBeNull();
    expect(offered(/^Imprimer/)?.matches(':disabled')).toBe(false);
  });

  it('P2.20 paid on any device and not announced as signed, it opens at its contract, to be signed', async () => {
    openOrder(places[0], { paid: [isPaid] });
    expect(await screen.findByRole('button', { name: generate })).toBeTruthy();
    expect(screen.getByText(/^Cette commande est payée.*il reste à signer/)).toBeTruthy();
    expect(offered(/^Payer /)).toBeNull();
  });

  it.each([
    [9000, '90,00\u202f€'],
    [null, undefined],
  ])(
    'paid, it shows what was sent to the bank (%j), not the price of today',
    async (sent, shown) => {
      const amount = sent === null ? null : cents(sent);
      const record = {
        reference,
        owner: null,
        amount,
        confirmedAt: null,
        attempt: null,
        isUnsettled: false,
      };
      openOrder(places[1], { paid: [isPaid], records: [{ ...plainDebt, ...record }] });
      await confirmation();
      expect(await screen.findByText('Payée')).toBeTruthy();
      expect(screen.queryByText(/^Total/)).toBeNull();
      expect(screen.queryByText('Prix de la commande')).toBeNull();
      const label = screen.queryByText('Montant réglé');
      expect(label?.parentElement?.textContent).toBe(shown && `Montant réglé${shown}`);
    },
  );

  it.each([
    ['paid', isPaid],
    ['unpaid', isNotPaid],
  ] as const)(
    'P2.20 %s at step 7 it leads to the signature, and to no call to the operator',
    async (_title, paid) => {
      openOrder('/achat/CDW0000042?etape=recapitulatif', { paid: [paid] });
      const way = await screen.findByRole('link', { name: 'signez-le' });
      expect(way.getAttribute('href')).toBe('/achat/CDW0000042?etape=contrat');
      expect(screen.queryByRole('link', { name: /^Appeler le/ })).toBeNull();
    },
  );

  it('paid, every step before has its tick, but a contract that nobody says is signed', async () => {
    openOrder('/achat/CDW0000042?etape=recapitulatif', { paid: [isPaid] });
    await confirmation();
    const steps = screen.getByRole('navigation', { name: 'Étapes de la souscription' });
    const ticked = within(steps)
      .getAllByRole('listitem')
      .filter((step) => step.querySelector('svg'));
    expect(ticked.map(({ textContent }) => textContent)).toEqual([
      'Abonnement',
      'Coordonnées',
      'Commande',
      'Banque',
      'Conditions',
    ]);
  });

  it('unpaid and signed, it offers « Payer »; unpaid and maybe unsigned, its contract', async () => {
    openOrder(places[1], { paid: [isNotPaid] });
    expect(await screen.findByRole('button', { name: /^Payer / })).toBeTruthy();
    cleanup();
    openOrder(places[0], { paid: [isNotPaid] });
    expect(await screen.findByRole('button', { name: generate })).toBeTruthy();
    expect(screen.queryByText(/pas terminé la signature/)).toBeNull();
  });

  it("is validated by the reference of its address, not by the one of the server's answer", async () => {
    const order = anOrderedPurchase({ reference: formatOrderReference(43) });
    const { validate } = openOrder(places[1], { paid: [isNotPaid], order });
    expect(await screen.findByRole('button', { name: /^Payer / })).toBeTruthy();
    expect(validate).toHaveBeenCalledWith(reference);
  });

  it('offers nothing before the server has answered', async () => {
    const never = (() => new Promise(() => undefined)) as unknown as typeof isPaid;
    const { validate } = openOrder(places[1], { paid: [never] });
    await waitFor(() => expect(validate).toHaveBeenCalled());
    expect(screen.getByText('Chargement en cours…')).toBeTruthy();
    expect(offered(/^Payer /)).toBeNull();
  });

  it('after a failed validation validates again before it offers « Payer »', async () => {
    const { user } = openOrder(places[1], { paid: [isNotAnswered, isNotAnswered, isNotPaid] });
    const check = await screen.findByRole('button', { name: /Vérifier le paiement/ });
    expect(offered(/^Payer /)).toBeNull();
    await user.click(check);
    expect(screen.getByText(/Nous ne savons pas si cette commande est déjà payée/)).toBeTruthy();
    cleanup();
    const again = openOrder(places[1], { paid: [isNotAnswered, isNotPaid] });
    await again.user.click(await screen.findByRole('button', { name: /Vérifier le paiement/ }));
    expect(await screen.findByRole('button', { name: /^Payer / })).toBeTruthy();
  });

  it('after a failed payment a validation leads to « Payer », with the focus and without the failure', async () => {
    const { user } = openOrder(places[1], { paid: [isNotPaid, isNotAnswered, isNotPaid] });
    await user.click(await screen.findByRole('button', { name: /^Payer / }));
    const check = await screen.findByRole('button', { name: /Vérifier le paiement/ });
    const isIdle = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'false';
    await waitFor(() => expect(isIdle(check)).toBe(true));
    check.focus();
    await user.keyboard('{Enter}');
    const pay = await screen.findByRole('button', { name: /^Payer / });
    expect(document.activeElement).toBe(pay);
    expect(pay.dataset.failed).toBeUndefined();
    expect(screen.queryByText(/n'a pas pu s'ouvrir/)).toBeNull();
  });

  it('paid after the page was opened, it is not paid again: « Payer » validates first', async () => {
    const { user, opened } = openOrder(places[1], { paid: [isNotPaid, isPaid] });
    await user.click(await screen.findByRole('button', { name: /^Payer / }));
    const told = await confirmation();
    expect(opened).not.toHaveBeenCalled();
    expect(document.activeElement?.contains(told)).toBe(true);
  });

  it('P9.4 is paid at the price at which it was placed, when another one is published since', async () => {
    const placed = { reference, isSigned: true, isPaid: false, total: cents(9000) };
    const { user, opened } = openOrder(places[1], { paid: [isNotPaid], placed });
    expect(await screen.findByText(/vous payez celui de votre commande, 90,00\s€/)).toBeTruthy();
    expect(screen.queryByText('Prix de la commande')).toBeNull();
    expect(screen.queryByText(/^Total/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Payer 90,00/ }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(signedFor(9000)));
  });

  it('is loaded again after a sign-out in another tab, which drops the open order', async () => {
    const { dispatch } = openOrder(places[0], { paid: [isPaid] }).store;
    act(() => void dispatch(signedIn(readToken(aToken()) as Session)));
    await confirmation();
    act(() => void dispatch(signedOut()));
    expect(await confirmation()).toBeTruthy();
  });
});
