import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { PaymentRequest } from '../../../../src/domain/payment/paymentRequest';
import { createAppStore } from '../../../../src/application/store';
import { cents } from '../../../../src/domain/basis/money';
import { MobilePaymentPage } from '../../../../src/ui/payment/mobile/MobilePaymentPage';
import { signedFor } from '../../../support/payment/payments';
import { fakePorts } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Presses « Payer » on a link, on a device that knows nothing of it. */
async function payByLink(
  reference: string,
  answer: 'paid' | 'notPaid' | 'none',
  link = `/payment/mobile?reference=${reference}&amount=13,20&email=camille.durand@example.fr`,
) {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('scrollTo', () => undefined);
  const answers = {
    paid: TE.right(undefined),
    notPaid: TE.left({ kind: 'payment/refused', message: null } as const),
    none: TE.left({ kind: 'service/unreachable' } as const),
  };
  const open = vi.fn();
  const sign = vi.fn((_: PaymentRequest) => TE.right(signedFor(1320, reference)));
  const store = createAppStore(
    fakePorts({
      payments: { due: () => TE.right(cents(1320)), validate: () => answers[answer] },
      paymentSigner: { sign },
      paymentPage: { open },
    }),
  );
  render(
    <MantineArea>
      <Provider store={store}>
        <MemoryRouter initialEntries={[link]}>
          <Routes>
            <Route path="/payment/mobile" element={<MobilePaymentPage />} />
            <Route path="/payment/mobile/success" element={<p>Résultat</p>} />
          </Routes>
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  expect(screen.queryByText(/^Tentative de paiement/)).toBeNull();
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Payer/ }));
  return { open, sign };
}

/** D4: what to quote, on the page. */
const line = 'Tentative de paiement du 21/11/2026 11:00, référence 26104887, 13,20\u202f€.';

it('D1 a link that was paid on another device shows the result, and is not paid again', async () => {
  const { open } = await payByLink('CDW0000042', 'paid');
  expect(await screen.findByText('Résultat')).toBeTruthy();
  expect(open).not.toHaveBeenCalled();
});

it('D4 an unpaid link opens the bank, and leaves a line to quote', async () => {
  const { open } = await payByLink('26104887', 'notPaid');
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(document.body.textContent).toContain(line);
});

it('D1 without an answer the bank stays closed: « Réessayer », with the line to quote', async () => {
  const { open } = await payByLink('26104887', 'none');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeTruthy();
  expect(open).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(line);
});

it('P2.31 a link is read without what a message has added to it', async () => {
  const { open, sign } = await payByLink(
    'CDW0000042',
    'notPaid',
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
