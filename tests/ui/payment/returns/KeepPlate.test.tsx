import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { keepMyPlates } from '../../../../src/application/notice/myPlates';
import { createAppStore } from '../../../../src/application/store';
import { cents } from '../../../../src/domain/basis/money';
import type { PaidReference } from '../../../../src/domain/payment/paidReference';
import { plainDebt } from '../../../../src/domain/payment/paymentRecord';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';
import { KeepPlate } from '../../../../src/ui/payment/returns/KeepPlate';
import { fakePorts, today } from '../../../support/store/fakePorts';

afterEach(cleanup);

const reference = '26104887';
const payer = { plate: 'AB123CD', email: 'camille.durand@example.fr', isReceiptWanted: true };
const kept = { plates: [{ plate: 'AB123CD', notices: [reference] }] };

function show({ isOn = false, isConfirmed = true }) {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const access = fakePorts();
  access.browser.paymentRecords.write([
    {
      ...plainDebt,
      ...{ reference, owner: null, amount: cents(1320), payer },
      confirmedAt: isConfirmed ? today : null,
      attempt: null,
      isUnsettled: false,
    },
  ]);
  const store = createAppStore(access);
  if (isOn) store.dispatch(keepMyPlates());
  render(
    <Provider store={store}>
      <MantineArea>
        <KeepPlate reference={reference as PaidReference} />
      </MantineArea>
    </Provider>,
  );
  return access.browser.plates;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('offers to keep the plate, keeps it when asked to, and wipes it again', async () => {
  const stored = show({});
  expect(stored.read()).toBeNull();
  await press('Garder ma plaque');
  expect(stored.read()).toEqual(kept);
  expect(document.activeElement?.textContent).toContain('La plaque AB123CD est gardée');
  await press('Effacer mes plaques');
  expect(stored.read()).toBeNull();
  expect(document.activeElement?.textContent).toContain("Plus aucune plaque n'est gardée");
});

it('keeps the plate at once where the visitor has switched it on', () => {
  expect(show({ isOn: true }).read()).toEqual(kept);
  expect(screen.getByRole('button', { name: 'Effacer mes plaques' })).toBeTruthy();
});

it('shows nothing for a payment that is not proven', () => {
  expect(show({ isOn: true, isConfirmed: false }).read()).toEqual({ plates: [] });
  expect(screen.queryByRole('button')).toBeNull();
});
