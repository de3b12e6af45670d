import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import { OrderPriceCard } from '../../../src/ui/ordering/OrderPriceCard';
import { renderInMantine } from '../../support/browser/renderInMantine';

afterEach(cleanup);

const tariff = {
  deposit: cents(2000),
  initialLoading: cents(3000),
  hidesLoading: false,
  shipping: cents(650),
};
const reload = { threshold: cents(1500), value: cents(3000) };
const nothing = { quantity: null, deliveryType: null } as const;
const note = 'Choisissez votre offre pour voir son prix.';

const amounts = (): readonly (string | null)[] =>
  screen.getAllByRole('cell').map(({ textContent }) => textContent);

describe('the price card of an order', () => {
  it('P9.4 before a plan is chosen it says what to choose, and has no line and no total', () => {
    renderInMantine(<OrderPriceCard tariff={null} order={nothing} />);
    const card = within(screen.getByRole('region', { name: 'Prix de la commande' }));
    expect(card.getByText(note)).toBeTruthy();
    expect(card.queryByRole('table')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('P9.4 after the choice each line shows its calculation, then its amount', () => {
    const { rerender } = renderInMantine(<OrderPriceCard tariff={tariff} order={nothing} />);
    expect(screen.queryByText(note)).toBeNull();
    expect(amounts()).toEqual(['–', '–', '–', '–']);
    expect(screen.getByRole('rowheader', { name: /^Dépôt/ }).textContent).toBe(
      'Dépôt de garantie20,00\u202f€ par badge',
    );
    rerender(
      <OrderPriceCard tariff={tariff} order={{ quantity: 3, deliveryType: 'correspondence' }} />,
    );
    expect(amounts()).toEqual(['60,00\u202f€', '90,00\u202f€', '6,50\u202f€', '156,50\u202f€']);
    expect(screen.getByRole('status').textContent).toBe('Total\u202f: 156,50\u202f€');
  });

  it.each([
    [false, 0, true],
    [true, 0, false],
    [true, 500, true],
  ])(
    'M9.6 the category hides the loading: %s, charged: %d cents; shown: %s',
    (hidesLoading, loading, isShown) => {
      const own = { ...tariff, initialLoading: cents(loading), hidesLoading };
      renderInMantine(
        <OrderPriceCard tariff={own} order={{ quantity: 2, deliveryType: 'locker' }} />,
      );
      expect(screen.queryByRole('rowheader', { name: /^Chargement/ }) !== null).toBe(isShown);
      expect(screen.queryByText(/chargement initial est crédité/) !== null).toBe(isShown);
    },
  );

  it('P3.15, P9.4 the automatic reload is shown on request, and is not a part of the total', () => {
    const order = { quantity: 1, deliveryType: 'locker' } as const;
    const { rerender } = renderInMantine(<OrderPriceCard tariff={tariff} order={order} />);
    expect(screen.queryByText('Rechargement automatique')).toBeNull();
    rerender(<OrderPriceCard tariff={tariff} order={order} reload={null} />);
    expect(screen.queryByText('Rechargement automatique')).toBeNull();
    rerender(<OrderPriceCard tariff={tariff} order={order} reload={reload} />);
    expect(screen.getByRole('term').textContent).toBe('Rechargement automatique');
    expect(screen.getByRole('definition').textContent).toBe(
      '30\u202f€ quand il reste moins de 15\u202f€',
    );
    expect(amounts().at(-1)).toBe('50,00\u202f€');
  });
});
