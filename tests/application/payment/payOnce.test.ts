import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { recallPayment } from '../../../src/application/payment/paymentRecords';
import { payOnce } from '../../../src/application/payment/payOnce';
import type { PaymentRefused } from '../../../src/application/ports/payment/PaymentGateway';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { cents, type Cents } from '../../../src/domain/basis/money';
import { plainDebt, type KnownDebt } from '../../../src/domain/payment/paymentRecord';
import { readPublicDebt } from '../../../src/domain/payment/paidReference';
import { aPaymentRequest, signedFor } from '../../support/payment/payments';
import { fakePorts, today } from '../../support/store/fakePorts';

const notPaid = TE.left<PaymentRefused>({ kind: 'payment/refused', message: null });
const isPaid = TE.right<PaymentRefused | ServiceError, void>(undefined);
const unreachable = { kind: 'service/unreachable' } as const;
const { at: _at, ...request } = aPaymentRequest();

interface Wishes {
  readonly answer?: TE.TaskEither<PaymentRefused | ServiceError, void>;
  /** Null where only a link named the amount. */
  readonly debt?: KnownDebt | null;
  readonly due?: TE.TaskEither<ServiceError, Cents>;
  readonly amount?: number;
}

/** Pays a reference on a device that has never paid it; the calls in their order. */
async function pay(written: string, wishes: Wishes = {}) {
  const { answer = notPaid, debt = plainDebt, due = TE.right(cents(9525)), amount = 9525 } = wishes;
  const calls: string[] = [];
  const store = createAppStore(
    fakePorts({
      payments: {
        due: ({ reference }) => (calls.push(`due ${reference}`), due),
        validate: (reference) => (calls.push(`asked ${reference}`), answer),
      },
      paymentSigner: { sign: () => TE.right(signedFor(amount, written)) },
      paymentPage: { open: () => void calls.push('opened') },
    }),
  );
  const owed = readPublicDebt(written);
  if (owed === null) throw new Error(`${written} is no reference.`);
  const result = await store.dispatch(
    payOnce({ ...request, ...owed, amount: cents(amount), isAwaited: () => true, debt }),
  );
  const [toast] = selectToasts(store.getState());
  const record = store.dispatch(recallPayment(owed.reference));
  return { calls, result, said: toast?.notice.kind, attempt: record?.attempt };
}

const references = ['26104887', 'PLI0048213B', 'CDW0000042'];

describe.each(references)('P2.31, D1, D3 %s', (reference) => {
  it('is asked about before the bank opens, on a device that knows nothing of it', async () => {
    const { calls, result } = await pay(reference);
    expect(calls).toEqual([`asked ${reference}`, 'opened']);
    expect(result).toEqual(E.right(false));
  });

  it('is not paid again when it was paid elsewhere', async () => {
    const { calls, result } = await pay(reference, { answer: isPaid });
    expect(calls).toEqual([`asked ${reference}`]);
    expect(result).toEqual(E.right(true));
  });

  it('stays closed without an answer; the attempt is there to quote (D4)', async () => {
    const { calls, result, attempt } = await pay(reference, { answer: TE.left(unreachable) });
    expect(calls).toEqual([`asked ${reference}`]);
    expect(result).toEqual(E.left(unreachable));
    expect(attempt).toEqual({ at: today, amount: 9525 });
  });
});

it.each([
  ['26104887', 'payment/unchecked'],
  ['PLI0048213B', 'payment/unverified'],
])('M8.2 an unanswered question about %s is reported: %s', async (reference, kind) => {
  expect((await pay(reference, { answer: TE.left(unreachable) })).said).toBe(kind);
});

describe('P2.31 an order whose amount only a link named', () => {
  const link = { debt: null };
  const refusal = { kind: 'service/refused', message: "Il n'y a rien à payer." } as const;

  it('is asked about once a call that only reads has told that it is not free', async () => {
    const { calls } = await pay('CDW0000042', link);
    expect(calls).toEqual(['due CDW0000042', 'asked CDW0000042', 'opened']);
  });

  it.each([
    ['is free', TE.right(cents(0))],
    ['is free, paid or unknown, as the server says', TE.left(refusal)],
    ['does not answer', TE.left(unreachable)],
  ] as const)('is neither validated nor paid where it %s', async (_title, due) => {
    const { calls, result } = await pay('CDW0000042', { ...link, due });
    expect(calls).toEqual(['due CDW0000042']);
    expect(E.isLeft(result)).toBe(true);
  });

  it('any other reference needs no such call: the question changes nothing about it', async () => {
    expect((await pay('26104887', link)).calls).toEqual(['asked 26104887', 'opened']);
  });
});

it('M4.5 an order of 0 euro is never asked about: the call would validate it', async () => {
  const { calls, said } = await pay('CDW0000042', { amount: 0 });
  expect(calls).toEqual([]);
  expect(said).toBe('payment/nothing-due');
});
