import { cleanup, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import { plainDebt } from '../../../src/domain/payment/paymentRecord';
import { ofEarlierPayment, ofFreeOrder } from '../../../src/ui/navigation/stateFlags';
import { showReturn } from '../../support/payment/showReturn';
import { today } from '../../support/store/fakePorts';

afterEach(cleanup);

const refused = { kind: 'payment/refused', message: null } as const;

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

const addresses = [
  '/payment/order/success?reference=CDW0000042',
  '/member/checkout/badge/success?reference=CDW0000042',
] as const;

describe('P4.6, M4.6 a success address whose payment the server does not have yet', () => {
  const attempt = { at: today, amount: cents(5260) };
  const unsent = { owner: null, amount: null, confirmedAt: null, attempt, isUnsettled: false };
  const records = [{ ...plainDebt, ...unsent, reference: 'CDW0000042' }];

  it.each(addresses)(
    'D2 %s shows that the bank is checked again, then what to quote and whom to call, never to pay again',
    async (address) => {
      let goOn = (): void => undefined;
      const waits: number[] = [];
      showReturn(
        address,
        {
          payments: { validate: () => TE.left(refused) },
          delay: {
            wait: (milliseconds) => () => {
              waits.push(milliseconds);
              return new Promise((resolve) => (goOn = resolve));
            },
          },
        },
        { records },
      );
      expect(await screen.findByText(/nous vérifions encore auprès de la banque/)).toBeTruthy();
      expect(screen.queryByText(/refusé/)).toBeNull();
      goOn();
      await waitFor(() => expect(waits).toEqual([3000, 3000]));
      goOn();
      expect(await title('Paiement à vérifier')).toBeTruthy();
      expect(screen.getByText(/Ne payez pas une seconde fois/)).toBeTruthy();
      const quoted = screen.getAllByRole('definition').map(({ textContent }) => textContent);
      expect(quoted).toEqual(['CDW0000042', '21/11/2026 11:00', '52,60\u202f€']);
      expect(screen.getByRole('link', { name: /^Appeler le/ })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Vérifier de nouveau' })).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/refusé|autre carte|Réessayez/);
    },
  );
});

describe('M8.2 a payment that could not be checked', () => {
  it.each(addresses)('%s says so in its heading, and offers to try again', async (address) => {
    showReturn(address, { payments: { validate: () => TE.left({ kind: 'service/unreachable' }) } });
    expect(await title('Paiement à vérifier')).toBeTruthy();
    expect(
      screen.getByText(/pas pu vérifier votre paiement\. Vérifiez de nouveau dans/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Vérifier de nouveau' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Appeler le/ })).toBeTruthy();
  });

  it.each(addresses)('%s asks for patience, not for a call, during the check', async (address) => {
    showReturn(address, {
      payments: { validate: () => () => new Promise<never>(() => undefined) },
    });
    expect(await title('Vérification du paiement')).toBeTruthy();
    expect(screen.getByText('Laissez cette page ouverte.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Appeler le/ })).toBeNull();
  });
});

describe('M4.5 an order of 0 euro', () => {
  it.each(addresses)(
    '%s shows « Commande validée » and does not mention a payment',
    async (address) => {
      showReturn(
        address,
        { payments: { validate: () => TE.right(undefined) } },
        { state: ofFreeOrder },
      );
      expect(await title('Commande validée')).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/paiement|payé|banque|bancaire/i);
    },
  );

  it.each(addresses)('%s, refused, does not mention a payment either', async (address) => {
    showReturn(address, { payments: { validate: () => TE.left(refused) } }, { state: ofFreeOrder });
    expect(await title('Commande non validée')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/paiement|payé|banque|bancaire|carte/i);
  });
});

describe("P4.35 the bank's fields in the address", () => {
  const paid = 'reference=CDW0000042&code-retour=paiement&MAC=ab';
  const paymentSigner = { verdict: () => TE.right('paid' as const) };

  it('« paid » at a failure address: the server is called, and confirms « validé »', async () => {
    const validate = vi.fn(() => TE.right(undefined));
    showReturn(`/payment/order/fail?${paid}`, { payments: { validate }, paymentSigner });
    expect(await title('Paiement validé')).toBeTruthy();
    expect(validate).toHaveBeenCalledTimes(1);
  });

  it('« paid », unknown to the server: neither « validé » nor « refusé »', async () => {
    const validate = vi.fn(() => TE.left(refused));
    showReturn(`/payment/order/success?${paid}`, { payments: { validate }, paymentSigner });
    expect(await screen.findByText(/Ne payez pas une seconde fois/)).toBeTruthy();
    expect(validate).toHaveBeenCalledTimes(3);
    expect(screen.queryByText(/refusé|validé/)).toBeNull();
  });
});

const failures = addresses.map((address) => address.replace('success', 'fail'));

it.each(failures)('P2.32, M2.28 %s of a payment that was confirmed since says so', async (fail) => {
  const record = { ...plainDebt, owner: null, amount: cents(5260), confirmedAt: today };
  showReturn(
    fail,
    {},
    { records: [{ ...record, attempt: null, isUnsettled: false, reference: 'CDW0000042' }] },
  );
  expect(await title('Paiement refusé')).toBeTruthy();
  expect(screen.getByText(/a déjà été confirmé sur cet appareil/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Réessayez/);
});

it('D2 a payment that the bank has probably accepted is never advised to be repeated', async () => {
  const record = { ...plainDebt, owner: null, amount: cents(5260), confirmedAt: null };
  const records = [{ ...record, attempt: null, isUnsettled: true, reference: 'CDW0000042' }];
  showReturn('/member/checkout/badge/fail?reference=CDW0000042', {}, { records });
  expect(await screen.findByText(/a peut-être déjà accepté ce paiement/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Réessayez/);
});

it('M2.28 a payment that was made before « Payer » is not told as a new one', async () => {
  const payments = { validate: () => TE.right(undefined) };
  const address = '/member/checkout/badge/success?reference=CDW0000042';
  showReturn(address, { payments }, { state: ofEarlierPayment });
  expect(await screen.findByText(/n'a été commandé ni débité cette fois/)).toBeTruthy();
});

it('M2.28 an order of badges that this tab does not keep is not begun a second time', async () => {
  showReturn('/member/checkout/badge/fail?reference=CDW0000042', {});
  expect(await screen.findByText(/avant d'en passer une autre, appelez-nous/)).toBeTruthy();
});

it('M2.28 without a payment to take up again nothing says « Reprenez ci-dessous »', async () => {
  showReturn('/member/checkout/invoice/fail?reference=PLI0048213B', {});
  expect(await screen.findByText(/Reprenez ci-dessous/)).toBeTruthy();
  cleanup();
  showReturn('/member/checkout/badge/fail', {});
  expect(await screen.findByText(/n'a pas été validé/)).toBeTruthy();
  expect(screen.queryByText(/Reprenez ci-dessous/)).toBeNull();
});
