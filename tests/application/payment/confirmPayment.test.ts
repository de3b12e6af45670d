import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { loadSubscriber } from '../../../src/application/subscriber/loadSubscriber';
import { refreshBadges } from '../../../src/application/subscriber/refreshBadges';
import { selectContractFile } from '../../../src/application/subscriber/subscriberSlice';
import {
  confirmPayment,
  type ReturnedPayment,
} from '../../../src/application/payment/confirmPayment';
import { whyNotAgain } from '../../../src/application/payment/paymentRecords';
import type { BankReturn } from '../../../src/application/ports/payment/BankReturns';
import type { BankVerdict } from '../../../src/application/ports/payment/PaymentSigner';
import type { PaymentRefused } from '../../../src/application/ports/payment/PaymentGateway';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { formatInvoicePaymentReference } from '../../../src/domain/invoice/invoicePaymentReference';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import {
  aBadge,
  aContract,
  aContractFile,
  anUnpaidInvoice,
  aSubscriber,
} from '../../support/subscriber/builders';
import { noticeMessages } from '../../../src/ui/app/noticeMessages';
import { messageFor } from '../../../src/ui/messages/messageFor';
import { fakePorts } from '../../support/store/fakePorts';
import { wholeList } from '../../support/basis/wholeList';
import { aReturned } from '../../support/payment/payments';

const owing = aSubscriber({
  contracts: [aContractFile({ contract: aContract({ unpaidInvoices: [anUnpaidInvoice('B')] }) })],
});
const invoice = aReturned({
  type: 'invoice',
  reference: formatInvoicePaymentReference('0048213', 'B'),
});
/** A bank that refused the payment. */
const saysRefused: BankReturn = { isPaid: false, fields: {} };

const badge = aReturned({ type: 'badge', reference: formatOrderReference(42) });

async function asking(
  answer: TE.TaskEither<ServiceError | PaymentRefused, void> = TE.right(undefined),
) {
  const asked: string[] = [];
  const added = [aBadge({ id: 5099 })];
  const store = createAppStore(
    fakePorts({
      subscribers: { load: () => TE.right(owing) },
      badges: { list: () => TE.right([wholeList(...added)]) },
      paymentSigner: { verdict: () => TE.right('notPaid') },
      payments: {
        validate: (reference) => {
          asked.push(reference);
          return answer;
        },
      },
    }),
  );
  await store.dispatch(loadSubscriber());
  return {
    store,
    asked,
    notices: () => selectToasts(store.getState()).map(({ notice }) => notice),
    file: () => selectContractFile(store.getState()),
  };
}

describe('M4.6 the server confirms a payment before a success is shown', () => {
  it.each([badge, invoice])('M7.6 $reference is the reference that is sent', async (payment) => {
    const { store, asked, notices } = await asking();
    const result = await store.dispatch(confirmPayment(payment));
    expect(E.isRight(result)).toBe(true);
    expect(asked).toEqual([payment.reference]);
    expect(notices()).toEqual([{ kind: 'payment/confirmed', reference: payment.reference }]);
  });

  it('M2.20 paid invoices are no longer due, at once', async () => {
    const { store, file } = await asking();
    expect(file()?.contract.unpaidInvoices).toHaveLength(1);
    await store.dispatch(confirmPayment(invoice));
    expect(file()?.contract.unpaidInvoices).toEqual([]);
  });

  it('M7.12 the paid badges are listed once they are fetched again', async () => {
    const { store, file } = await asking();
    await store.dispatch(refreshBadges());
    expect(file()?.badges.map(({ id }) => id)).toEqual([5099]);
    expect(file()?.contract.unpaidInvoices).toHaveLength(1);
  });

  it.each(["Votre paiement n'a pas été confirmé par la banque.", null])(
    "M7.9 state false, after a refusal of the bank, is reported with the server's own sentence, and nothing changes: %s",
    async (message) => {
      const refused = { kind: 'payment/refused', message } as const;
      const { store, notices, file } = await asking(TE.left(refused));
      await store.dispatch(confirmPayment({ ...invoice, bankReturn: saysRefused }));
      expect(notices()).toEqual([refused]);
      expect(file()?.contract.unpaidInvoices).toHaveLength(1);
    },
  );

  it.each<ServiceError>([
    { kind: 'service/unreachable' },
    { kind: 'service/too-slow' },
    { kind: 'service/failed' },
    { kind: 'service/unreadable' },
    { kind: 'service/refused', message: 'Trop de tentatives.' },
  ])('M8.2 $kind proves nothing: the reference is quoted, and nothing changes', async (failure) => {
    const { store, notices, file } = await asking(TE.left(failure));
    await store.dispatch(confirmPayment(invoice));
    expect(notices()).toEqual([{ kind: 'payment/unverified', reference: 'PLI0048213B' }]);
    expect(file()?.contract.unpaidInvoices).toHaveLength(1);
  });

  it.each(['cnp', 'order'] as const)(
    'the payment of a visitor (%s) has its own sentence: the quoted one is for subscribers',
    async (type) => {
      const { store, notices } = await asking(TE.left({ kind: 'service/unreachable' }));
      const { reference } = badge;
      await store.dispatch(confirmPayment({ ...badge, type }));
      expect(notices()).toEqual([{ kind: 'payment/unchecked', reference }]);
      await store.dispatch(confirmPayment({ ...badge, type, isFree: true }));
      expect(notices()).toEqual([{ kind: 'payment/unverified', reference }]);
    },
  );
});

describe('P4.6, M4.6 a bank that is slower than the visitor', () => {
  const refused = { kind: 'payment/refused', message: 'Pas de paiement.' } as const;
  const unsettled = { ...refused, kind: 'payment/unsettled', reference: 'CDW0000042' };

  /** The events, in order, while the server returns these responses, the last one from then on. */
  async function returning(
    { verdict = 'nothing', ...part }: Partial<ReturnedPayment> & { readonly verdict?: BankVerdict },
    ...answers: readonly TE.TaskEither<ServiceError | PaymentRefused, void>[]
  ) {
    const done: string[] = [];
    let asked = 0;
    const store = createAppStore(
      fakePorts({
        payments: {
          validate: () => {
            done.push('asked');
            return answers[Math.min(asked++, answers.length - 1)] ?? TE.left(refused);
          },
        },
        delay: {
          wait: (milliseconds) => () => {
            done.push(`waited ${milliseconds} ms`);
            return Promise.resolve();
          },
        },
        paymentSigner: { verdict: () => TE.right(verdict) },
      }),
    );
    const onAskingAgain = (): void => void done.push('told');
    const result = await store.dispatch(confirmPayment({ ...badge, onAskingAgain, ...part }));
    const told = selectToasts(store.getState()).map(({ notice }) => notice);
    return { done, result, told, reason: store.dispatch(whyNotAgain(badge.reference)) };
  }

  const again = ['told', 'waited 3000 ms', 'asked'];

  it('D2 « not paid » is requested twice more, 3 s apart, and is no refusal at a success address', async () => {
    const { done, result, told, reason } = await returning({}, TE.left(refused));
    expect(done).toEqual(['asked', ...again, ...again]);
    expect(result).toEqual(E.left({ kind: 'payment/unsettled', message: refused.message }));
    expect(reason).toBe('unsettled');
    expect(told).toEqual([unsettled]);
  });

  it('a payment confirmed by then is reported as paid, and nothing else', async () => {
    const { done, told, reason } = await returning({}, TE.left(refused), TE.right(undefined));
    expect(reason).toBe('confirmed');
    expect(done).toEqual(['asked', ...again]);
    expect(told).toEqual([{ kind: 'payment/confirmed', reference: 'CDW0000042' }]);
  });

  it('a request that fails is not repeated automatically', async () => {
    const { done } = await returning({}, TE.left({ kind: 'service/unreachable' }));
    expect(done).toEqual(['asked']);
  });

  it('M4.5 an order of 0 euro is requested once, and no toast mentions a payment', async () => {
    const free = await returning({ isFree: true }, TE.left({ ...refused, message: null }));
    expect(free.done).toEqual(['asked']);
    expect(free.told.map((notice) => messageFor(noticeMessages, notice))).toEqual([
      "Votre commande n'a pas été validée.",
    ]);
    const { told } = await returning({ isFree: true }, TE.right(undefined));
    expect(told.map((notice) => messageFor(noticeMessages, notice))).toEqual([
      'Votre commande CDW0000042 est validée.',
    ]);
  });

  /** What the bank wrote, and whether it did. */
  const saying = (verdict: BankVerdict) => ({
    verdict,
    bankReturn: { isPaid: verdict === 'paid', fields: {} },
  });

  it('P4.35 a payment that the bank reports as not paid is requested once', async () => {
    const { done, told } = await returning(saying('notPaid'), TE.left(refused));
    expect(done).toEqual(['asked']);
    expect(told).toEqual([refused]);
  });

  it('P4.35 if the bank reports it as paid, only the server says « validé », never « refusé »', async () => {
    expect((await returning(saying('paid'), TE.right(undefined))).told).toEqual([
      { kind: 'payment/confirmed', reference: 'CDW0000042' },
    ]);
    const { done, result, told } = await returning(saying('paid'), TE.left(refused));
    expect(done).toEqual(['asked', ...again, ...again]);
    expect(result).toEqual(E.left({ kind: 'payment/unsettled', message: refused.message }));
    expect(told).toEqual([unsettled]);
  });

  it('P4.35 what the bank did not write is ignored', async () => {
    const { told } = await returning(saying('nothing'), TE.left(refused));
    expect(told).toEqual([unsettled]);
    const silent = await returning(saying('nothing'), TE.left({ ...refused, message: null }));
    expect(silent.told).toEqual([{ kind: 'payment/unchecked', reference: 'CDW0000042' }]);
  });
});
