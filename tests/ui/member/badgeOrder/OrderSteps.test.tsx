import { act, cleanup, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { changeBadgeOrder } from '../../../../src/application/ordering/badgeOrderDraft';
import { createAppStore } from '../../../../src/application/store';
import { OrderSteps } from '../../../../src/ui/member/badgeOrder/OrderSteps';
import { aKeptOrder } from '../../../support/ordering/badgeOrders';
import { fakePorts } from '../../../support/store/fakePorts';
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

it('M4.5 « Payer » appears with the summary, so that it does not move under the pointer', async () => {
  const contract = aContract();
  const store = createAppStore(fakePorts());
  store.dispatch(changeBadgeOrder(contract.id, aKeptOrder()));
  await act(async () => {
    renderInMantine(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/member/badge/order?etape=recapitulatif']}>
          <OrderSteps contract={contract} email="camille.durand@example.fr" tariff={aTariff()} />
        </MemoryRouter>
      </Provider>,
    );
    await Promise.resolve();
  });
  expect(screen.getByRole('heading', { name: 'Récapitulatif' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();

  await act(async () => {
    code.arrive();
    await vi.dynamicImportSettled();
  });
  expect(screen.getByRole('link', { name: 'Modifier la quantité' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Payer 106,50\u202f€' })).toBeDefined();
});
