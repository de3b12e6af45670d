import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { settleUnpaidInvoices } from '../../../src/application/subscriber/settleUnpaidInvoices';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import type { PaymentRefused } from '../../../src/application/ports/payment/PaymentGateway';
import { createAppStore } from '../../../src/application/store';
import { france } from '../../../src/domain/basis/country';
import type { SignedPayment } from '../../../src/application/ports/payment/PaymentSigner';
import { signedFor } from '../../support/payment/payments';
import { fakePorts } from '../../support/store/fakePorts';
import { aContract, aSubscriber, anUnpaidInvoice } from '../../support/subscriber/builders';

const unpaid = anUnpaidInvoice('B', 4760);
const notPaid = TE.left<PaymentRefused>({ kind: 'payment/refused', message: null });
const opens = TE.right(signedFor(4760, unpaid.reference));

/** Pays the same invoices twice in one visit; `answer` is that of the server to the question before each. */
async function payTwice(
  answer: TE.TaskEither<PaymentRefused | ServiceError, void>,
  signing: TE.TaskEither<ServiceError, SignedPayment> = opens,
) {
  const calls: string[] = [];
  let records: unknown = [];
  const store = createAppStore(
    fakePorts({
      payments: { validate: (reference) => (calls.push(`asked ${reference}`), answer) },
      paymentSigner: { sign: () => (calls.push('signed'), signing) },
      paymentPage: { open: () => void calls.push('opened') },
      paymentRecords: { read: () => records, write: (next) => void (records = next) },
      subscribers: { load: () => (calls.push('fetched'), TE.right(aSubscriber())) },
    }),
  );
  const pay = () =>
    store.dispatch(
      settleUnpaidInvoices({
        contract: aContract({ unpaidInvoices: [unpaid] }),
        unpaid,
        email: 'camille.durand@example.fr',
        country: france,
        isAwaited: () => true,
        returns: { success: '/success', failure: '/fail', isMobile: false },
      }),
    );
  const results = [await pay(), await pay()];
  return { results, calls };
}

const asked = 'asked PLI0048213B';
const paid = [asked, 'signed', 'opened'];

describe('M2.20 unpaid invoices are paid by card, never twice', () => {
  it('opens the bank again when the server does not know the first payment', async () => {
    const { results, calls } = await payTwice(notPaid);
    expect(results).toEqual(['bank', 'bank']);
    expect(calls).toEqual([...paid, ...paid]);
  });

  it('D3 signs nothing when they were paid in another tab or on another device', async () => {
    const { results, calls } = await payTwice(TE.right(undefined));
    expect(results).toEqual(['paidBefore', 'paidBefore']);
    expect(calls).toEqual([asked, asked]);
  });

  it('signs nothing when the server does not answer', async () => {
    const { results, calls } = await payTwice(TE.left({ kind: 'service/unreachable' }));
    expect(results).toEqual(['failed', 'failed']);
    expect(calls).toEqual([asked, asked]);
  });

  it('M8.1 fetches the subscriber when the server refuses to sign: the debt may be settled', async () => {
    const refusal = TE.left<ServiceError>({ kind: 'service/refused', message: 'Rien à payer.' });
    const { results, calls } = await payTwice(notPaid, refusal);
    expect(results).toEqual(['otherDebt', 'otherDebt']);
    expect(calls).toEqual([asked, 'signed', 'fetched', asked, 'signed', 'fetched']);
  });

  it('fetches the subscriber when another amount is due: nothing is opened', async () => {
    const { results, calls } = await payTwice(notPaid, TE.right(signedFor(5000, unpaid.reference)));
    expect(results).toEqual(['otherDebt', 'otherDebt']);
    expect(calls).toEqual([asked, 'signed', 'fetched', asked, 'signed', 'fetched']);
  });

  it('fails without an answer to the signature', async () => {
    const { results } = await payTwice(notPaid, TE.left({ kind: 'service/failed' }));
    expect(results).toEqual(['failed', 'failed']);
  });
});
