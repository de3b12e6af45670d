import { act, cleanup, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import {
  forgetBadgeOrder,
  keepBadgeOrder,
} from '../../../../src/application/ordering/badgeOrderDraft';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import { OrderSteps } from '../../../../src/ui/member/badgeOrder/OrderSteps';
import type { KeptBadgeOrder } from '../../../../src/domain/ordering/keptBadgeOrder';
import { cents } from '../../../../src/domain/basis/money';
import { formatOrderReference } from '../../../../src/domain/payment/orderReference';
import { aKeptOrder } from '../../../support/ordering/badgeOrders';
import { fakePorts, type GivenPorts } from '../../../support/store/fakePorts';
import { aContract, aTariff } from '../../../support/subscriber/builders';
import { renderInMantine } from '../../../support/browser/renderInMantine';

/** The code of the summary, which the test delays. */
const code = vi.hoisted(() => {
  let arrive = (): void => undefined;
  const promise = new Promise<void>((resolve) => (arrive = resolve));
  return { promise, arrive: () => arrive() };
});
vi.mock('../../../../src/ui/member/badgeOrder/SummaryStep', async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

afterEach(cleanup);

const contract = aContract();

async function showSummary(
  kept: KeptBadgeOrder,
  step = 'recapitulatif',
  ports: GivenPorts = {},
): Promise<AppStore> {
  const store = createAppStore(fakePorts(ports));
  store.dispatch(keepBadgeOrder(contract.id, kept));
  await act(async () => {
    renderInMantine(
      <Provider store={store}>
        <MemoryRouter initialEntries={[`/member/badge/order?etape=${step}`]}>
          <Routes>
            <Route
              path="/member/badge/order"
              element={
                <OrderSteps
                  contract={contract}
                  email="camille.durand@example.fr"
                  tariff={aTariff()}
                />
              }
            />
            <Route path="/member/checkout/badge/success" element="Résultat" />
          </Routes>
        </MemoryRouter>
      </Provider>,
    );
    await Promise.resolve();
  });
  return store;
}

it('M4.5 « Payer » appears with the summary, so that it does not move under the pointer', async () => {
  await showSummary(aKeptOrder());
  expect(screen.getByRole('heading', { name: 'Récapitulatif' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();

  await act(async () => {
    code.arrive();
    await vi.dynamicImportSettled();
  });
  expect(screen.getByRole('link', { name: 'Modifier la quantité' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Payer 106,50\u202f€' })).toBeDefined();
});

it('M7.24 going back from the confirmation of a payment shows no order that is paid', async () => {
  const placed = { reference: formatOrderReference(42), total: cents(10_650) };
  const unpaid = { validate: () => TE.left({ kind: 'payment/refused', message: '' } as const) };
  const store = await showSummary({ ...aKeptOrder(), placed }, undefined, { payments: unpaid });
  expect(await screen.findByRole('button', { name: 'Payer 106,50\u202f€' })).toBeDefined();

  store.dispatch(forgetBadgeOrder(placed.reference));
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(screen.getByRole('heading', { name: 'Quantité et livraison' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
});

it('M4.5 an order that was paid since, as the server says when it opens, is replaced by its result', async () => {
  const placed = { reference: formatOrderReference(42), total: cents(10_650) };
  const payments = { validate: () => TE.right(undefined) };
  await showSummary({ ...aKeptOrder(), placed }, 'livraison', { payments });
  expect(await screen.findByText('Résultat')).toBeDefined();
});

it("M9.7 a bank's page that does not open is told beside the order, with what to quote", async () => {
  const placed = { reference: formatOrderReference(42), total: cents(10_650) };
  const validate = vi.fn(() => TE.left({ kind: 'service/unreachable' } as const));
  await showSummary({ ...aKeptOrder(), placed }, 'recapitulatif', { payments: { validate } });
  act(() => screen.getByRole('button', { name: /^Payer/ }).click());
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(retry.closest('[role=status]')?.textContent).toMatch(/CDW0000042.*106,50/);
  act(() => retry.click());
  await vi.waitFor(() => expect(validate).toHaveBeenCalledTimes(3));
});

it('E4 an address that was written without an event is read with the press on « Suivant »', async () => {
  await showSummary(aKeptOrder({ deliveryType: 'address' }), 'livraison');
  const lines = { 'Raison sociale': 'DURAND', Adresse: '1 QUAI DU PORT', Ville: 'MARSEILLE' };
  await screen.findByLabelText('Raison sociale');
  const write = (label: string, value: string): void => {
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  };
  Object.entries({ ...lines, 'Code postal': '13002' }).forEach(([label, value]) =>
    write(label, value),
  );
  const next = screen.getByRole('button', { name: 'Suivant' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  act(() => next.click());
  expect(next.getAttribute('aria-disabled')).toBe('false');
});
