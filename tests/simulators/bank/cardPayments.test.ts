import { describe, expect, it } from 'vitest';
import {
  storeCardPayment,
  findCardPayment,
  isPaid,
} from '../../../scripts/simulators/bank/cardPayments.ts';
import {
  readPaymentRequest,
  type PaymentRequest,
} from '../../../scripts/simulators/bank/paymentRequest.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { paymentForm } from './paymentForm.ts';

const operator = operatorForEachTest();

function requestUnder(reference: string): PaymentRequest {
  const read = readPaymentRequest(paymentForm(operator.services, { reference }), operator.services);
  if (!read.ok) throw new Error(read.refusal.problem);
  return read.request;
}

describe('P9.5 an order cannot be paid twice', () => {
  it.each([
    ['CDW0000042', 'CDW42'],
    ['CDW042', 'CDW0000042'],
  ])('paid under %s, it is paid under %s', (first, second) => {
    expect(storeCardPayment(operator.services, requestUnder(first), 'paid')).toBe(true);
    expect(isPaid(operator.services, second)).toBe(true);
    expect(findCardPayment(operator.services, requestUnder(second))).toMatchObject({
      outcome: 'paid',
    });
    for (const outcome of ['paid', 'refused', 'abandoned'] as const) {
      expect(storeCardPayment(operator.services, requestUnder(second), outcome)).toBe(false);
    }
  });

  it.each(['CDW0000420', 'CDW4', 'PLI42', '42', '0000042', 'CDW00000042'])(
    '%s is a different reference',
    (reference) => {
      storeCardPayment(operator.services, requestUnder('CDW0000042'), 'paid');
      expect(isPaid(operator.services, reference)).toBe(false);
    },
  );
});
