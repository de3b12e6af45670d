import { cleanup, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ofFreeOrder } from '../../../src/ui/navigation/freeOrder';
import { showReturn } from '../../support/payment/showReturn';

afterEach(cleanup);

const refused = { kind: 'payment/refused', message: null } as const;

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

const addresses = [
  '/payment/order/success?reference=CDW0000042',
  '/member/checkout/badge/success?reference=CDW0000042',
] as const;

describe('P4.6, M4.6 a success address whose payment the server does not have yet', () => {
  it.each(addresses)(
    '%s shows that the bank is checked again, then « refusé »',
    async (address) => {
      let goOn = (): void => undefined;
      const waits: number[] = [];
      showReturn(address, {
        payments: { validate: () => TE.left(refused) },
        delay: {
          wait: (milliseconds) => () => {
            waits.push(milliseconds);
            return new Promise((resolve) => (goOn = resolve));
          },
        },
      });
      expect(await screen.findByText(/nous vérifions encore auprès de la banque/)).toBeTruthy();
      expect(screen.queryByText(/refusé/)).toBeNull();
      goOn();
      await waitFor(() => expect(waits).toEqual([3000, 3000]));
      goOn();
      expect(await title('Paiement refusé')).toBeTruthy();
    },
  );
});

describe('M8.2 a payment that could not be checked', () => {
  it.each(addresses)('%s says so in its heading, and offers to try again', async (address) => {
    showReturn(address, { payments: { validate: () => TE.left({ kind: 'service/unreachable' }) } });
    expect(await title('Paiement non vérifié')).toBeTruthy();
    expect(screen.getByText(/pas pu vérifier votre paiement\. Réessayez dans/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
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
  const paymentSigner = { sealOf: () => TE.right('ab') };

  it('« paid » at a failure address: the server is called, and confirms « validé »', async () => {
    const validate = vi.fn(() => TE.right(undefined));
    showReturn(`/payment/order/fail?${paid}`, { payments: { validate }, paymentSigner });
    expect(await title('Paiement validé')).toBeTruthy();
    expect(validate).toHaveBeenCalledTimes(1);
  });

  it('« paid », unknown to the server: neither « validé » nor « refusé »', async () => {
    const validate = vi.fn(() => TE.left(refused));
    showReturn(`/payment/order/success?${paid}`, { payments: { validate }, paymentSigner });
    expect(await screen.findByText(/ne payez pas une seconde fois/)).toBeTruthy();
    expect(validate).toHaveBeenCalledTimes(3);
    expect(screen.queryByText(/refusé|validé/)).toBeNull();
  });
});
