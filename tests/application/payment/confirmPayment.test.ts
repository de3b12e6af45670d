import { isRight } from 'fp-ts/Either';
import { left, right, type TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { loadSubscriber } from '../../../src/application/member/loadSubscriber';
import { refreshBadges } from '../../../src/application/member/refreshBadges';
import { selectContractFile } from '../../../src/application/member/subscriberSlice';
import { confirmPayment } from '../../../src/application/payment/confirmPayment';
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
import { fakePorts } from '../../support/fakePorts';
import { wholeList } from '../../support/wholeList';

const owing = aSubscriber({
  contracts: [aContractFile({ contract: aContract({ unpaidInvoices: [anUnpaidInvoice('B')] }) })],
});
const invoice = {
  type: 'invoice',
  reference: formatInvoicePaymentReference('0048213', 'B'),
} as const;
const badge = { type: 'badge', reference: formatOrderReference(42) } as const;

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
