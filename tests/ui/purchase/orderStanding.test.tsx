import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left, right } from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppStore } from '../../../src/application/store';
import { nothingKept, type PlacedPurchase } from '../../../src/domain/keptPurchase';
import { cents } from '../../../src/domain/money';
import { formatOrderReference } from '../../../src/domain/orderReference';
import type { OrderedPurchase } from '../../../src/domain/orderedPurchase';
import { PurchasePage } from '../../../src/ui/purchase/PurchasePage';
import { aTariff } from '../../support/builders';
import { fakePorts, today } from '../../support/fakePorts';
import { sealedFor } from '../../support/payments';
import { aPublicSite } from '../../support/publicSite';
import { anOrderedPurchase, soldTariffs } from '../../support/purchase';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reference = formatOrderReference(42);
const isPaid = right(undefined);
const isNotPaid = left({ kind: 'payment/refused', message: null } as const);
const isNotAnswered = left({ kind: 'service/unreachable' } as const);
const places = ['/achat/CDW0000042', '/achat/CDW0000042/signe'] as const;

interface Wishes {
  /** What the server says of the payment, one answer after the other, the last one from then on. */
  readonly paid: readonly (typeof isPaid | typeof isNotPaid | typeof isNotAnswered)[];
  readonly placed?: PlacedPurchase;
  readonly tariffs?: typeof soldTariffs;
  readonly order?: OrderedPurchase;
}

/** An order of 106.50 €, opened at an address of this device. */
function openOrder(
  address: string,
  { paid, placed, tariffs = soldTariffs, order = anOrderedPurchase() }: Wishes,
) {
  const answers = [...paid];
  const validate = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0]) ?? isNotPaid);
  const opened = vi.fn();
  const access = fakePorts({
    publicSite: { load: () => right(aPublicSite({ tariffs })) },
    subscriptions: { retrieve: () => right(order) },
    payments: { validate },
    paymentSigner: { sign: ({ amount }) => right(sealedFor(amount)) },
    paymentPage: { open: opened },
  });
  const { purchases } = access.browser;
  if (placed) purchases.write({ ...nothingKept, placed, keptAt: today });
  render(
    <Provider store={createAppStore(access)}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/achat/:orderReference?/:state?" element={<PurchasePage />} />
          <Route path="*" element={<p>Ailleurs</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { user: userEvent.setup(), validate, opened, kept: () => purchases.read() };
}

const offered = (name: string) => screen.queryByRole('button', { name });
const generate = 'Générer mon contrat';
const confirmation = () => screen.findByText(/^Cette commande est payée/);

describe('P2.14, P4.5 an order whose amount is above 0 opens', () => {
  it.each(places)('%s: paid, it shows its confirmation and offers nothing twice', async (place) => {
    const { validate } = openOrder(place, { paid: [isPaid] });
    expect(await confirmation()).toBeTruthy();
    expect(validate).toHaveBeenCalledWith(reference);
    expect([offered('Payer'), offered(generate)]).toEqual([null, null]);
    expect(screen.queryByText(/pas encore signé/)).toBeNull();
  });

  it('paid never implies signed: step 6 of a paid order says neither, and generates nothing', async () => {
    openOrder('/achat/CDW0000042?etape=contrat', { paid: [isPaid] });
    expect(await screen.findByText(/Si vous ne l'avez pas signé/)).toBeTruthy();
    expect(screen.queryByText('Votre contrat est signé.')).toBeNull();
    expect(offered(generate)).toBeNull();
  });

  it('paid elsewhere, this device keeps that it is', async () => {
    const placed = { reference, isSigned: false, isPaid: false };
    const { kept } = openOrder(places[0], { paid: [isPaid], placed });
    await confirmation();
    expect(kept()).toMatchObject({ placed: { ...placed, isPaid: true }, orderKey: null });
  });

  it('not paid and signed, it offers « Payer »; not paid and not known to be signed, its contract', async () => {
    openOrder(places[1], { paid: [isNotPaid] });
    expect(await screen.findByRole('button', { name: 'Payer' })).toBeTruthy();
    cleanup();
    openOrder(places[0], { paid: [isNotPaid] });
    expect(await screen.findByRole('button', { name: generate })).toBeTruthy();
    expect(screen.queryByText(/pas encore signé/)).toBeNull();
  });

  it('is asked about by the reference of its address, whichever the server tells it under', async () => {
    const order = anOrderedPurchase({ reference: formatOrderReference(43) });
    const { validate } = openOrder(places[1], { paid: [isNotPaid], order });
    expect(await screen.findByRole('button', { name: 'Payer' })).toBeTruthy();
    expect(validate).toHaveBeenCalledWith(reference);
  });

  it('nothing is offered before the server has answered', async () => {
    const never = (() => new Promise(() => undefined)) as unknown as typeof isPaid;
    const { validate } = openOrder(places[1], { paid: [never] });
    await vi.waitFor(() => expect(validate).toHaveBeenCalled());
    expect(screen.getByText('Chargement en cours…')).toBeTruthy();
    expect(offered('Payer')).toBeNull();
  });

  it('what could not be asked is asked again before « Payer » is offered', async () => {
    const { user } = openOrder(places[1], { paid: [isNotAnswered, isNotAnswered, isNotPaid] });
    const check = await screen.findByRole('button', { name: /Vérifier le paiement/ });
    expect(offered('Payer')).toBeNull();
    await user.click(check);
    expect(screen.getByText(/pas pu vérifier/)).toBeTruthy();
    cleanup();
    const again = openOrder(places[1], { paid: [isNotAnswered, isNotPaid] });
    await again.user.click(await screen.findByRole('button', { name: /Vérifier le paiement/ }));
    expect(await screen.findByRole('button', { name: 'Payer' })).toBeTruthy();
  });

  it('what is paid since this page was opened is not paid again: « Payer » asks first', async () => {
    const { user, opened } = openOrder(places[1], { paid: [isNotPaid, isPaid] });
    await user.click(await screen.findByRole('button', { name: 'Payer' }));
    const told = await confirmation();
    expect(opened).not.toHaveBeenCalled();
    expect(document.activeElement?.contains(told)).toBe(true);
  });

  it('what is not paid opens the page of the bank', async () => {
    const { user, opened, validate } = openOrder(places[1], { paid: [isNotPaid] });
    await user.click(await screen.findByRole('button', { name: 'Payer' }));
    await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(validate).toHaveBeenCalledTimes(2);
  });
});

describe('M7.6 the question validates an order of 0 euro', () => {
  it('so that it is not asked about such an order', async () => {
    const free = aTariff({
      code: '04',
      deposit: cents(0),
      initialLoading: cents(0),
      shipping: cents(0),
    });
    const { validate } = openOrder(places[1], { paid: [isPaid], tariffs: [free] });
    expect(await screen.findByRole('button', { name: 'Valider ma commande' })).toBeTruthy();
    expect(validate).not.toHaveBeenCalled();
  });

  it('nor about one whose amount is not known', async () => {
    const { validate } = openOrder(places[1], { paid: [isPaid], tariffs: [] });
    expect(await screen.findByText(/n'est plus publié/)).toBeTruthy();
    expect(validate).not.toHaveBeenCalled();
  });
});
