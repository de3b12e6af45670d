import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServiceError } from '../../../../src/application/kernel/ServiceError';
import { recordConfirmed } from '../../../../src/application/payment/paymentRecords';
import { createAppStore } from '../../../../src/application/store';
import type { SignedPayment } from '../../../../src/application/ports/payment/PaymentSigner';
import type { PaymentRequest } from '../../../../src/domain/payment/paymentRequest';
import { cents } from '../../../../src/domain/basis/money';
import type { UnpaidInvoice } from '../../../../src/domain/invoice/unpaidInvoice';
import { UnpaidBanner } from '../../../../src/ui/member/dashboard/UnpaidBanner';
import { operator } from '../../../../src/ui/operator';
import { aContract, anInvoice, anUnpaidInvoice } from '../../../support/subscriber/builders';
import { fakePorts } from '../../../support/store/fakePorts';
import { signedFor } from '../../../support/payment/payments';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

const sealed = signedFor(4760, 'PLI0048213B');

function showBanner(
  entries: readonly UnpaidInvoice[],
  signing: TE.TaskEither<ServiceError, SignedPayment> = TE.right(sealed),
  confirmed: string | null = null,
) {
  const signed: PaymentRequest[] = [];
  const opened: SignedPayment[] = [];
  const access = fakePorts({
    payments: { validate: () => TE.left({ kind: 'payment/refused', message: null }) },
    paymentSigner: {
      sign: (request) => {
        signed.push(request);
        return signing;
      },
    },
    paymentPage: { open: (payment) => void opened.push(payment) },
  });
  if (confirmed !== null) recordConfirmed(access.browser, confirmed);
  renderInMantine(
    <Provider store={createAppStore(access)}>
      <MemoryRouter>
        <UnpaidBanner
          contract={aContract({ unpaidInvoices: entries })}
          invoices={[anInvoice({ number: '202610412', amount: cents(4760) })]}
          email="camille.durand@example.fr"
        />
      </MemoryRouter>
    </Provider>,
  );
  return { signed, opened, user: userEvent.setup() };
}

const buttons = (): readonly (string | null)[] =>
  screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('M2.20, M8.7 the payment of unpaid invoices by card', () => {
  it('one entry is paid by « Régler par carte », with its reference and the billing address', async () => {
    const { signed, opened, user } = showBanner([anUnpaidInvoice('B', 4760)]);
    expect(buttons()).toEqual(['Régler par carte']);
    const amount = screen.getByRole('button').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(amount)?.textContent).toBe('47,60\u202f€');
    await user.click(screen.getByRole('button'));
    expect(signed).toEqual([
      expect.objectContaining({
        type: 'invoice',
        reference: 'PLI0048213B',
        amount: 4760,
        email: 'camille.durand@example.fr',
        billing: {
          addressLine1: '12 RUE DE LA REPUBLIQUE',
          city: 'MARSEILLE',
          postalCode: '13002',
          country: 'FR',
        },
        returns: {
          success: '/member/checkout/invoice/success?reference=PLI0048213B',
          failure: '/member/checkout/invoice/fail?reference=PLI0048213B',
          isMobile: false,
        },
      }),
    ]);
    expect(opened).toEqual([sealed]);
  });

  it('P7.19 the payer chooses the country of the billing address', async () => {
    const { signed, user } = showBanner([anUnpaidInvoice('B', 4760)]);
    await user.click(screen.getByText(/^Pays de facturation/));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Pays' }), 'Monaco');
    await user.click(screen.getByRole('button'));
    expect(signed).toEqual([
      expect.objectContaining({
        billing: expect.objectContaining({ city: 'MARSEILLE', country: 'MC' }) as unknown,
      }),
    ]);
  });

  it('the sentence is in the singular below 2 euros', () => {
    showBanner([anUnpaidInvoice('B', 150)]);
    expect(screen.getByRole('region').textContent).toContain('1,50\u202f€ reste dû.');
  });

  it('M3.5 several entries: the total of all, and for each its button, reference and amount', async () => {
    const { signed, user } = showBanner(
      [anUnpaidInvoice('B', 4760), anUnpaidInvoice('C', 1250)],
      TE.right(signedFor(1250, 'PLI0048213C')),
    );
    expect(screen.getByRole('region').textContent).toContain('60,10\u202f€ restent dus');
    expect(buttons()).toEqual([
      'Régler par carte PLI0048213B, 47,60\u202f€',
      'Régler par carte PLI0048213C, 12,50\u202f€',
    ]);
    await user.click(screen.getByRole('button', { name: /PLI0048213C/ }));
    expect(signed.map(({ reference, amount }) => [reference, amount])).toEqual([
      ['PLI0048213C', 1250],
    ]);
  });

  it('M3.5 the invoices of all entries are listed once, with a link if they are in the list', () => {
    showBanner([
      anUnpaidInvoice('B', 4760, ['202610412']),
      anUnpaidInvoice('C', 1250, ['202610412', '202609000']),
    ]);
    const list = screen.getByRole('list', { name: 'Factures impayées' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Facture 202610412 du 05/11/2026, 47,60\u202f€',
      'Facture 202609000',
    ]);
    expect(within(list).getAllByRole('link')).toHaveLength(1);
    expect(within(list).getByRole('link', { name: 'Facture 202610412' })).toHaveProperty(
      'pathname',
      '/member/contract/invoice/202610412/view',
    );
  });

  it('the amount of the only invoice is not repeated when it is the total', () => {
    const invoice = (): string | null => screen.getByRole('listitem').textContent;
    showBanner([anUnpaidInvoice('B', 4760, ['202610412'])]);
    expect(invoice()).toBe('Facture 202610412 du 05/11/2026');
    cleanup();
    showBanner([anUnpaidInvoice('B', 6010, ['202610412'])]);
    expect(invoice()).toBe('Facture 202610412 du 05/11/2026, 47,60\u202f€');
  });

  it('the button that pays comes before the link to the invoices', () => {
    showBanner([anUnpaidInvoice('B', 4760)]);
    const pay = screen.getByRole('button', { name: 'Régler par carte' });
    const invoices = screen.getByRole('link', { name: 'Voir mes factures' });
    expect(pay.compareDocumentPosition(invoices)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('D3 a debt that was confirmed as paid, and is still listed: not to be paid again without a call', () => {
    const debts = [anUnpaidInvoice('B', 4760), anUnpaidInvoice('C', 1250)];
    showBanner(debts, TE.right(sealed), 'PLI0048213B');
    expect(screen.getAllByText(/a déjà été confirmé sur cet appareil/)).toHaveLength(1);
  });

  it("no second form is posted while the bank's page opens", async () => {
    const never = () => new Promise<never>(() => undefined);
    const { signed, user } = showBanner(
      [anUnpaidInvoice('B', 4760), anUnpaidInvoice('C', 1250)],
      never,
    );
    const [first, second] = screen.getAllByRole('button');
    if (!first || !second) throw new Error('two buttons were expected');
    await user.click(first);
    await user.click(first);
    await user.click(second);
    expect(signed).toHaveLength(1);
    expect(second.getAttribute('data-disabled')).toBe('true');
    expect(second.getAttribute('aria-disabled')).toBe('true');
    expect(first.getAttribute('data-disabled')).toBeNull();
  });

  it('if it cannot be opened, the telephone number and the reference are shown', async () => {
    const failing = TE.left<ServiceError>({ kind: 'service/failed' });
    const { opened, user } = showBanner([anUnpaidInvoice('B', 4760)], failing);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText(/La page de paiement n'a pas pu s'ouvrir/)).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('PLI0048213B – 47,60\u202f€');
    expect(screen.getByRole('link', { name: operator.phone })).toBeTruthy();
    expect(opened).toEqual([]);
  });
});
