import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { payOnce } from '../../../src/application/payment/payOnce';
import type { PaymentRefused } from '../../../src/application/ports/payment/PaymentGateway';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { plainDebt } from '../../../src/domain/payment/paymentRecord';
import { readPublicDebt } from '../../../src/domain/payment/paidReference';
import { aPaymentRequest, sealedFor } from '../../support/payment/payments';
import { fakePorts } from '../../support/store/fakePorts';

const notPaid = TE.left<PaymentRefused>({ kind: 'payment/refused', message: null });
const { at: _at, ...request } = aPaymentRequest();

/** Pays the same reference twice in one visit; `answer` is that of the server to the question in between. */
async function payTwice(
  written: string,
  answer: TE.TaskEither<PaymentRefused | ServiceError, void> = notPaid,
) {
  const asked: string[] = [];
  let opened = 0;
  const store = createAppStore(
    fakePorts({
      payments: { validate: (reference) => (asked.push(reference), answer) },
      paymentSigner: { sign: () => TE.right(sealedFor(9525, written)) },
      paymentPage: { open: () => (opened += 1) },
    }),
  );
  const debt = readPublicDebt(written);
  if (debt === null) throw new Error(`${written} is no reference.`);
  const pay = () =>
    store.dispatch(payOnce({ ...request, ...debt, isAwaited: () => true, debt: plainDebt }));
  const results = [await pay(), await pay()];
  const [toast] = selectToasts(store.getState());
  return { asked, opened, results, said: toast?.notice.kind };
}

describe.each(['26104887', 'PLI0048213B', 'CDW0000042'])('P7.19 %s is paid once', (reference) => {
  it('the first payment of a visit asks nothing; the second asks whether it is paid', async () => {
    const { asked, opened, results } = await payTwice(reference);
    expect(asked).toEqual([reference]);
    expect(results).toEqual([E.right(false), E.right(false)]);
    expect(opened).toBe(2);
  });

  it('the page of the bank does not open again when it is paid', async () => {
    const { opened, results } = await payTwice(reference, TE.right(undefined));
    expect(results).toEqual([E.right(false), E.right(true)]);
    expect(opened).toBe(1);
  });
});

it.each([
  ['26104887', 'payment/unchecked'],
  ['PLI0048213B', 'payment/unverified'],
])('M8.2 an unanswered question about %s opens nothing and is reported: %s', async (one, kind) => {
  const failure = { kind: 'service/unreachable' } as const;
  const { opened, results, said } = await payTwice(one, TE.left(failure));
  expect(results.at(-1)).toEqual(E.left(failure));
  expect(opened).toBe(1);
  expect(said).toBe(kind);
});
