import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { PaymentRequest } from '../../../../src/domain/payment/paymentForm';
import { createAppStore } from '../../../../src/application/store';
import { MobilePaymentPage } from '../../../../src/ui/payment/mobile/MobilePaymentPage';
import { sealedFor } from '../../../support/payment/payments';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Presses « Payer » on a link for an order, in a tab with these payment records. */
async function payByLink(
  records: readonly object[],
  link = '/payment/mobile?reference=CDW0000042&amount=13,20&email=camille.durand@example.fr',
) {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('scrollTo', () => undefined);
  const validate = vi.fn(() => TE.right(undefined));
  const open = vi.fn();
  const sign = vi.fn((_: PaymentRequest) => TE.right(sealedFor(1320)));
  const store = createAppStore(
    fakePorts({
      payments: { validate },
      paymentSigner: { sign },
      paymentPage: { open },
      paymentRecords: { read: () => records, write: () => undefined },
    }),
  );
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
  return { validate, open, sign };
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

it('P2.31 a link is read without what a message has added to it', async () => {
  const { open, sign } = await payByLink(
    [],
    '/payment/mobile?reference=CDW0000042&amp;email=camille.durand@example.fr&amp;zip=13002?utm_source=sms&amp;utm=x&amp;amount=13.20.',
  );
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(sign.mock.calls[0]?.[0]).toMatchObject({
    reference: 'CDW0000042',
    amount: 1320,
    email: 'camille.durand@example.fr',
    billing: { postalCode: '13002' },
  });
});
