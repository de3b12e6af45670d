import { isRight, left as eitherLeft } from 'fp-ts/Either';
import { left, right, type TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { loadSubscriber } from '../../../src/application/member/loadSubscriber';
import { refreshBadges } from '../../../src/application/member/refreshBadges';
import { selectContractFile } from '../../../src/application/member/subscriberSlice';
import {
  confirmPayment,
  type ReturnedPayment,
} from '../../../src/application/payment/confirmPayment';
import type { PaymentRefused } from '../../../src/application/ports/PaymentGateway';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { formatInvoicePaymentReference } from '../../../src/domain/invoicePaymentReference';
import { formatOrderReference } from '../../../src/domain/orderReference';
import {
  aBadge,
  aContract,
  aContractFile,
  anUnpaidInvoice,
  aSubscriber,
} from '../../support/builders';
import { noticeMessages } from '../../../src/ui/app/noticeMessages';
import { messageFor } from '../../../src/ui/messages/messageFor';
import { fakePorts } from '../../support/fakePorts';
import { wholeList } from '../../support/wholeList';
import { aReturned } from '../../support/payments';

const owing = aSubscriber({
  contracts: [aContractFile({ contract: aContract({ unpaidInvoices: [anUnpaidInvoice('B')] }) })],
});
const invoice = aReturned({
  type: 'invoice',
  reference: formatInvoicePaymentReference('0048213', 'B'),
});
const badge = aReturned({ type: 'badge', reference: formatOrderReference(42) });

async function asking(answer: TaskEither<ServiceError | PaymentRefused, void> = right(undefined)) {
  const asked: string[] = [];
  const added = [aBadge({ id: 5099 })];
  const store = createAppStore(
    fakePorts({
      subscribers: { load: () => right(owing) },
      badges: { list: () => right([wholeList(...added)]) },
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

describe('M4.6 a payment is validated by the server before anything says that it succeeded', () => {
  it.each([badge, invoice])('M7.6 $reference is what it is asked about', async (payment) => {
    const { store, asked, notices } = await asking();
    const result = await store.dispatch(confirmPayment(payment));
    expect(isRight(result)).toBe(true);
    expect(asked).toEqual([payment.reference]);
    expect(notices()).toEqual([{ kind: 'payment/confirmed', reference: payment.reference }]);
  });

  it('M2.20 invoices that were settled are due no more, at once', async () => {
    const { store, file } = await asking();
    expect(file()?.contract.unpaidInvoices).toHaveLength(1);
    await store.dispatch(confirmPayment(invoice));
    expect(file()?.contract.unpaidInvoices).toEqual([]);
  });

  it('M7.12 the badges that were paid are listed once they are read again', async () => {
    const { store, file } = await asking();
    await store.dispatch(refreshBadges());
    expect(file()?.badges.map(({ id }) => id)).toEqual([5099]);
    expect(file()?.contract.unpaidInvoices).toHaveLength(1);
  });

  it.each(["Votre paiement n'a pas été confirmé par la banque.", null])(
    "M7.9 state false is told in the server's own words, and nothing changes: %s",
    async (message) => {
      const refused = { kind: 'payment/refused', message } as const;
      const { store, notices, file } = await asking(left(refused));
      await store.dispatch(confirmPayment(invoice));
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
    const { store, notices, file } = await asking(left(failure));
    await store.dispatch(confirmPayment(invoice));
    expect(notices()).toEqual([{ kind: 'payment/unverified', reference: 'PLI0048213B' }]);
    expect(file()?.contract.unpaidInvoices).toHaveLength(1);
  });
});

describe('P4.6, M4.6 a bank is slower than its visitor', () => {
  const refused = { kind: 'payment/refused', message: 'Pas de paiement.' } as const;

  /** What was done, in order, while the server gave these answers, the last one from then on. */
  async function returning(
    part: Partial<ReturnedPayment>,
    ...answers: readonly TaskEither<ServiceError | PaymentRefused, void>[]
  ) {
    const done: string[] = [];
    let asked = 0;
    const store = createAppStore(
      fakePorts({
        payments: {
          validate: () => {
            done.push('asked');
            return answers[Math.min(asked++, answers.length - 1)] ?? left(refused);
          },
        },
        delay: {
          wait: (milliseconds) => () => {
            done.push(`waited ${milliseconds} ms`);
            return Promise.resolve();
          },
        },
        paymentSigner: { sealOf: () => () => Promise.resolve('ab') },
      }),
    );
    const onAskingAgain = (): void => void done.push('told');
    const result = await store.dispatch(confirmPayment({ ...badge, onAskingAgain, ...part }));
    const told = selectToasts(store.getState()).map(({ notice }) => notice);
    return { done, result, told };
  }

  const again = ['told', 'waited 3000 ms', 'asked'];

  it('« not paid » is asked about twice more, 3 s apart, before it is told', async () => {
    const { done, result, told } = await returning({}, left(refused));
    expect(done).toEqual(['asked', ...again, ...again]);
    expect(result).toEqual(eitherLeft(refused));
    expect(told).toEqual([refused]);
  });

  it('a payment that stands by then is told as paid, and nothing else', async () => {
    const { done, told } = await returning({}, left(refused), right(undefined));
    expect(done).toEqual(['asked', ...again]);
    expect(told).toEqual([{ kind: 'payment/confirmed', reference: 'CDW0000042' }]);
  });

  it('a question that cannot be asked is not asked again by itself', async () => {
    const { done } = await returning({}, left({ kind: 'service/unreachable' }));
    expect(done).toEqual(['asked']);
  });

  it('M4.5 no bank is slow for an order of 0 euro, and no toast speaks of a payment', async () => {
    const free = await returning({ isFree: true }, left({ ...refused, message: null }));
    expect(free.done).toEqual(['asked']);
    expect(free.told.map((notice) => messageFor(noticeMessages, notice))).toEqual([
      "Votre commande n'a pas été validée.",
    ]);
    const { told } = await returning({ isFree: true }, right(undefined));
    expect(told.map((notice) => messageFor(noticeMessages, notice))).toEqual([
      'Votre commande CDW0000042 est validée.',
    ]);
  });

  const bankFields = { reference: 'CDW0000042', MAC: 'ab' };
  const saysPaid = { bankFields: { ...bankFields, 'code-retour': 'paiement' } };
  const saysRefused = { bankFields: { ...bankFields, 'code-retour': 'Annulation' } };

  it('P4.35 what the bank itself says is not paid is asked about once', async () => {
    const { done, told } = await returning(saysRefused, left(refused));
    expect(done).toEqual(['asked']);
    expect(told).toEqual([refused]);
  });

  it('P4.35 what the bank says is paid is « validé » by the server alone, and never « refusé »', async () => {
    expect((await returning(saysPaid, right(undefined))).told).toEqual([
      { kind: 'payment/confirmed', reference: 'CDW0000042' },
    ]);
    const { done, result, told } = await returning(saysPaid, left(refused));
    expect(done).toEqual(['asked', ...again, ...again]);
    expect(result).toEqual(eitherLeft({ kind: 'payment/unsettled' }));
    expect(told).toEqual([{ kind: 'payment/unverified', reference: 'CDW0000042' }]);
  });

  it('P4.35 fields with a wrong seal say nothing', async () => {
    const forged = { bankFields: { ...saysPaid.bankFields, MAC: 'cd' } };
    const { told } = await returning(forged, left(refused));
    expect(told).toEqual([refused]);
  });
});
