import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { MobilePaymentPage } from '../../../../src/ui/payment/mobile/MobilePaymentPage';
import { sealedFor } from '../../../support/payment/payments';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Presses « Payer » on a link for an order, in a tab with these payment records. */
async function payByLink(records: readonly object[]) {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('scrollTo', () => undefined);
  const validate = vi.fn(() => TE.right(undefined));
  const open = vi.fn();
  const store = createAppStore(
    fakePorts({
      payments: { validate },
      paymentSigner: { sign: () => TE.right(sealedFor(1320)) },
      paymentPage: { open },
      paymentRecords: { read: () => records, write: () => undefined },
    }),
  );
  const link = '/payment/mobile?reference=CDW0000042&amount=13,20&email=camille.durand@example.fr';
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[link]}>
        <Routes>
          <Route path="/payment/mobile" element={<MobilePaymentPage />} />
          <Route path="/payment/mobile/success" element={<p>Résultat</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Payer/ }));
  return { validate, open };
}

it('M7.6 a link is paid without a question, which would validate an order of 0 euro', async () => {
  const { validate, open } = await payByLink([]);
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(validate).not.toHaveBeenCalled();
});

it('P2.31 a link that this tab has paid before shows the result, and is not paid again', async () => {
  const { validate, open } = await payByLink([{ reference: 'CDW0000042' }]);
  expect(await screen.findByText('Résultat')).toBeTruthy();
  expect(validate).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});
