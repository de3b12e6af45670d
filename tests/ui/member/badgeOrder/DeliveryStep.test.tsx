import { cleanup, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { keepBadgeOrder } from '../../../../src/application/ordering/badgeOrderDraft';
import { createAppStore } from '../../../../src/application/store';
import type { PostalAddress } from '../../../../src/domain/contract/contract';
import { OrderSteps } from '../../../../src/ui/member/badgeOrder/OrderSteps';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { aKeptOrder } from '../../../support/ordering/badgeOrders';
import { fakePorts } from '../../../support/store/fakePorts';
import { aContract, aTariff } from '../../../support/subscriber/builders';

afterEach(cleanup);

/** The summary is asked for, of an order to the correspondence address. */
function showOrder(part: Partial<PostalAddress> = {}, code = 'tunnelPass'): void {
  const plain = aContract();
  const contract = { ...plain, correspondence: { ...plain.correspondence, ...part } };
  const store = createAppStore(fakePorts());
  store.dispatch(keepBadgeOrder(contract.id, aKeptOrder({ areTermsAccepted: false })));
  renderInMantine(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/member/badge/order?etape=livraison']}>
        <OrderSteps contract={contract} email="camille@example.fr" tariff={aTariff({ code })} />
      </MemoryRouter>
    </Provider>,
  );
}

const correspondence = (): HTMLInputElement =>
  screen.getByRole('radio', { name: 'Livraison à mon adresse de correspondance' });

it.each(['address', 'zip', 'city'] as const)(
  'M5.24, M5.13 a correspondence address without its %s cannot be chosen, and is not kept',
  (line) => {
    showOrder({ [line]: ' ' });
    expect(correspondence().disabled).toBe(true);
    expect(correspondence().checked).toBe(false);
    expect(screen.getByText(/complétez d'abord vos coordonnées postales/)).toBeTruthy();
    expect(screen.getByText('Choisissez le mode de livraison pour continuer.')).toBeTruthy();
  },
);

it('M5.24 a complete one can', () => {
  showOrder();
  expect(correspondence().disabled).toBe(false);
  expect(correspondence().checked).toBe(true);
});

it.each([
  ['tunnelPass', ['1', '2', '3', '4']],
  ['specialOffer', ['1', '2']],
])('M5.23, P9.2 an order of the category %s offers %j badges', (code, offered) => {
  showOrder({}, code);
  const options = within(screen.getByLabelText('Quantité')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choisissez', ...offered]);
});
