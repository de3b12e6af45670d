import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { cents } from '../../../src/domain/basis/money';
import {
  plainDebt,
  readPaymentRecords,
  recordOfPayment,
  withConfirmedPayment,
  withSentPayment,
} from '../../../src/domain/payment/paymentRecord';

const sent = { reference: 'PLI0048213B', owner: null, amount: cents(4760) };
const payer = { plate: 'AB123CD', email: 'camille.durand@example.fr' };
const debt = { contract: '00412873', invoices: ['202610412'], payer, delivery: null };

describe('the record of a payment', () => {
  it('has the amount, contract and invoices that the server had named, and no date before it confirms', () => {
    expect(withSentPayment([], sent, debt)).toEqual([
      { ...sent, ...debt, confirmedAt: null, attempt: null },
    ]);
  });

  it('has no amount that only a link named', () => {
    const [record] = withSentPayment([], sent, null);
    expect(record).toMatchObject({ reference: 'PLI0048213B', amount: null });
  });

  it('keeps the date of the first confirmation', () => {
    const first = withConfirmedPayment(withSentPayment([], sent, debt), 'PLI0048213B', instant(10));
    expect(first[0]).toMatchObject({ amount: 4760, confirmedAt: 10, attempt: null });
    expect(withConfirmedPayment(first, 'PLI0048213B', instant(20))).toBe(first);
  });

  it('is dated without an amount when another tab or device sent the payment', () => {
    const records = withConfirmedPayment([], 'CDW0000042', instant(10));
    expect(recordOfPayment(records, 'CDW0000042')).toEqual({
      ...{
        reference: 'CDW0000042',
        owner: null,
        amount: null,
        ...plainDebt,
        confirmedAt: 10,
        attempt: null,
      },
    });
    expect(recordOfPayment(records, 'CDW0000043')).toBeNull();
  });

  it('is replaced by a new attempt under the same reference', () => {
    const before = withConfirmedPayment(
      withSentPayment([], sent, debt),
      sent.reference,
      instant(1),
    );
    const after = withSentPayment(before, { ...sent, amount: cents(1250) }, debt);
    expect(after).toEqual([{ ...sent, amount: 1250, ...debt, confirmedAt: null, attempt: null }]);
  });

  it('is one of the last eight', () => {
    const records = [...Array(9).keys()].reduce<ReturnType<typeof readPaymentRecords>>(
      (all, index) => withSentPayment(all, { ...sent, reference: `R${index}` }, plainDebt),
      [],
    );
    expect(records.map(({ reference }) => reference)).toEqual([
      'R8',
      'R7',
      'R6',
      'R5',
      'R4',
      'R3',
      'R2',
      'R1',
    ]);
  });
});

describe('reading stored records', () => {
  it('returns what was written', () => {
    const records = withConfirmedPayment(
      withSentPayment([], sent, debt),
      sent.reference,
      instant(9),
    );
    expect(readPaymentRecords(JSON.parse(JSON.stringify(records)))).toEqual(records);
  });

  it.each([null, 3, 'x', {}, [null], [{ reference: 7 }], [{ amount: 4760 }]])('drops %j', (raw) => {
    expect(readPaymentRecords(raw)).toEqual([]);
  });

  it.each([
    { amount: -1, confirmedAt: -1 },
    { amount: 0.5, confirmedAt: Infinity },
    { amount: '4760', confirmedAt: 'x', invoices: 'x', contract: 7, payer: { plate: 'x' } },
  ])('drops the wrong fields of %j', (fields) => {
    expect(readPaymentRecords([{ reference: 'PLI0048213B', ...fields }])).toEqual([
      {
        reference: 'PLI0048213B',
        owner: null,
        amount: null,
        ...plainDebt,
        confirmedAt: null,
        attempt: null,
      },
    ]);
  });
});
