import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import type {
  PaymentsClosed,
  SignedPayment,
} from '../../../src/application/ports/payment/PaymentSigner';
import { payByCard } from '../../../src/application/payment/payByCard';
import { recallPayment } from '../../../src/application/payment/paymentRecords';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { cents } from '../../../src/domain/basis/money';
import type { PaymentRequest } from '../../../src/domain/payment/paymentRequest';
import { fakePorts, today } from '../../support/store/fakePorts';
import { aPaymentRequest, signedFor } from '../../support/payment/payments';

const { at: _at, ...request } = aPaymentRequest();
const sealed = signedFor(9525);
const debt = { contract: '00412873', invoices: ['202610412'], payer: null, delivery: null };
const payment = { ...request, isAwaited: () => true, debt };

/** A store whose signer and bank page record their input. */
function paying(
  signing: TE.TaskEither<ServiceError | PaymentsClosed, SignedPayment> = TE.right(sealed),
) {
  const signed: PaymentRequest[] = [];
  const opened: SignedPayment[] = [];
  const store = createAppStore(
    fakePorts({
      paymentSigner: {
        sign: (request) => {
          signed.push(request);
          return signing;
        },
      },
      paymentPage: { open: (one) => void opened.push(one) },
    }),
  );
  const recorded = () => store.dispatch(recallPayment(payment.reference));
  return { store, signed, opened, recorded, toasts: () => selectToasts(store.getState()) };
}

describe('M7.26 paying by card', () => {
  it("signs the form with the time of the clock and opens the bank's page with it", async () => {
    const { store, signed, opened, toasts } = paying();
    await store.dispatch(payByCard(payment));
    expect(signed).toEqual([{ ...request, at: today }]);
    expect(opened).toEqual([sealed]);
    expect(toasts()).toEqual([]);
  });

  it('M9.7 does not open a form that is sealed for another reference', async () => {
    const { store, opened, recorded } = paying(TE.right(signedFor(9525, '0000042')));
    await store.dispatch(payByCard(payment));
    expect(opened).toEqual([]);
    expect(recorded()).toBeNull();
  });

  it('records what it sends, for the receipt; not an amount that only a link named', async () => {
    const { store, recorded } = paying();
    await store.dispatch(payByCard({ ...payment, isAwaited: () => false }));
    expect(recorded()).toBeNull();
    await store.dispatch(payByCard(payment));
    expect(recorded()).toEqual({
      ...{
        reference: 'CDW0000042',
        owner: null,
        amount: 9525,
        ...debt,
        confirmedAt: null,
        attempt: null,
        isUnsettled: false,
      },
    });
    await store.dispatch(payByCard({ ...payment, debt: null }));
    expect(recorded()).toMatchObject({ amount: null, contract: null });
  });

  it("does not open the bank's page for a payer who has left in the meantime", async () => {
    const { store, signed, opened, toasts } = paying();
    await store.dispatch(payByCard({ ...payment, isAwaited: () => false }));
    expect(signed).toHaveLength(1);
    expect(opened).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it('posts nothing where the settings of payments are unreadable, and says so', async () => {
    const { store, opened, toasts } = paying(TE.left({ kind: 'payment/closed' }));
    await store.dispatch(payByCard(payment));
    expect(opened).toEqual([]);
    expect(toasts()).toMatchObject([{ tone: 'error', notice: { kind: 'payment/closed' } }]);
  });

  it('P7.19 posts no form with another amount than displayed: the server signs the amount due', async () => {
    const { store, signed, opened, toasts } = paying(TE.right(signedFor(9526)));
    await store.dispatch(payByCard(payment));
    expect(signed).toHaveLength(1);
    expect(opened).toEqual([]);
    expect(toasts().map(({ notice }) => notice)).toEqual([
      { kind: 'payment/other-amount', due: 9526 },
    ]);
  });

  it('reports a failure of the signature in a toast, and stays on the site', async () => {
    const { store, opened, toasts } = paying(TE.left({ kind: 'service/unreachable' }));
    await store.dispatch(payByCard(payment));
    expect(opened).toEqual([]);
    expect(toasts().map(({ notice }) => notice)).toEqual([{ kind: 'service/unreachable' }]);
  });

  it.each([0, -100])('M4.5 signs nothing for %d cents', async (amount) => {
    const { store, signed, opened, toasts } = paying();
    await store.dispatch(payByCard({ ...payment, amount: cents(amount) }));
    expect(signed).toEqual([]);
    expect(opened).toEqual([]);
    expect(toasts().map(({ notice }) => notice)).toEqual([{ kind: 'payment/nothing-due' }]);
  });
});
