import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import { OrderBar } from '../../../src/ui/ordering/OrderBar';
import { renderInMantine } from '../../support/browser/renderInMantine';

afterEach(cleanup);

const tariff = {
  deposit: cents(2000),
  initialLoading: cents(3000),
  hidesLoading: false,
  shipping: cents(650),
};
const order = { quantity: 2, deliveryType: 'address' } as const;
const reload = { threshold: cents(1500), value: cents(3000) };

describe('the bar below a step', () => {
  it('P9.4 opens the lines of its total, the reload and what comes back', async () => {
    renderInMantine(
      <OrderBar tariff={tariff} order={order} reload={reload}>
        <button type="button">Suivant</button>
      </OrderBar>,
    );
    expect(screen.getByText(/^106,50/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Total, 2 badges' }));
    const lines = within(screen.getByRole('table')).getAllByRole('cell');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '40,00\u202f€',
      '60,00\u202f€',
      '6,50\u202f€',
    ]);
    expect(screen.getByText(/^30 € quand/)).toBeTruthy();
    expect(screen.getByText(/^Le dépôt de garantie vous est rendu/)).toBeTruthy();
  });

  it('has no total where nothing is to be paid', () => {
    renderInMantine(
      <OrderBar tariff={null} order={order}>
        <button type="button">Suivant</button>
      </OrderBar>,
    );
    expect(screen.queryByText(/Total/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Suivant' })).toBeTruthy();
  });
});
