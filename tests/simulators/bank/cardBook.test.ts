import { describe, expect, it } from 'vitest';
import {
  bookCardPayment,
  bookedPayment,
  isPaid,
} from '../../../scripts/simulators/bank/cardBook.ts';
import {
  readPaymentRequest,
  type PaymentRequest,
} from '../../../scripts/simulators/bank/paymentRequest.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { paymentForm } from './paymentForm.ts';

const operator = operatorForEachTest();

function requestUnder(reference: string): PaymentRequest {
  const read = readPaymentRequest(paymentForm(operator.world, { reference }), operator.world);
  if (!read.ok) throw new Error(read.complaint.problem);
  return read.request;
}

describe('P9.5 nobody pays an order twice', () => {
  it.each([
    ['CDW0000042', 'CDW42'],
    ['CDW042', 'CDW0000042'],
  ])('paid under %s, it is paid under %s', (first, second) => {
    expect(bookCardPayment(operator.world, requestUnder(first), 'paid')).toBe(true);
    expect(isPaid(operator.world, second)).toBe(true);
    expect(bookedPayment(operator.world, requestUnder(second))).toMatchObject({ outcome: 'paid' });
    for (const outcome of ['paid', 'refused', 'abandoned'] as const) {
      expect(bookCardPayment(operator.world, requestUnder(second), outcome)).toBe(false);
    }
  });

  it.each(['CDW0000420', 'CDW4', 'PLI42', '42', '0000042', 'CDW00000042'])(
    'what is due under %s is something else',
    (reference) => {
      bookCardPayment(operator.world, requestUnder('CDW0000042'), 'paid');
      expect(isPaid(operator.world, reference)).toBe(false);
    },
  );
});
