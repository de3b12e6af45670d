import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { cents } from '../../../src/domain/basis/money';
import {
  plainDebt,
  readPaymentRecords,
  recordOfPayment,
  shownRecord,
  withAttempt,
  withConfirmedPayment,
  withSentPayment,
} from '../../../src/domain/payment/paymentRecord';

const sent = { reference: 'PLI0048213B', owner: null, amount: cents(4760) };
const payer = { plate: 'AB123CD', email: 'camille.durand@example.fr', isReceiptWanted: true };
const debt = { contract: '00412873', invoices: ['202610412'], payer, delivery: null };

describe('the record of a payment', () => {
  it('has the amount, contract and invoices that the server had named, and no date before it confirms', () => {
    expect(withSentPayment([], sent, debt)).toEqual([
      { ...sent, ...debt, confirmedAt: null, attempt: null, isUnsettled: false },
    ]);
  });

  it('has no amount that only a link named', () => {
    const [record] = withSentPayment([], sent, null);
    expect(record).toMatchObject({ reference: 'PLI0048213B', amount: null });
  });

  it('keeps the date of the first confirmation', () => {
    const first = withConfirmedPayment(withSentPayment([], sent, debt), 'PLI0048213B', instant(10));
    expect(first[0]).toMatchObject({
      amount: 4760,
      confirmedAt: 10,
      attempt: null,
      isUnsettled: false,
    });
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
        isUnsettled: false,
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
    expect(after).toEqual([
      { ...sent, amount: 1250, ...debt, confirmedAt: null, attempt: null, isUnsettled: false },
    ]);
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

describe('the last attempt of a payment', () => {
  const attempt = { at: instant(5), amount: cents(4760) };

  it('is the whole record before the payer is sent to the bank', () => {
    const payment = { reference: 'PLI0048213B', owner: 'camille' };
    expect(withAttempt([], payment, attempt)).toEqual([
      { ...payment, amount: null, ...plainDebt, confirmedAt: null, attempt, isUnsettled: false },
    ]);
  });

  it('changes nothing else of the record of a payment that was sent before', () => {
    const [record] = withSentPayment([], sent, debt);
    const later = { at: instant(9), amount: cents(4760) };
    const once = withAttempt(withSentPayment([], sent, debt), { ...sent, owner: 'x' }, attempt);
    expect(once).toEqual([{ ...record, attempt }]);
    expect(withAttempt(once, sent, later)).toEqual([{ ...record, attempt: later }]);
  });

  it('stays when the payer is sent to the bank', () => {
    const [record] = withSentPayment(withAttempt([], sent, attempt), sent, debt);
    expect(record).toEqual({ ...sent, ...debt, confirmedAt: null, attempt, isUnsettled: false });
  });
});

describe('the record of a payment, as a user sees it', () => {
  const ofCamille = withSentPayment([], { ...sent, owner: 'camille' }, debt);
  it.each([
    ['its payer', ofCamille, 'camille', true],
    ['another user', ofCamille, 'dominique', false],
    ['a visitor, after the session expired', ofCamille, null, true],
    ['a user, of a payment by a visitor', withSentPayment([], sent, debt), 'camille', true],
    ['a user, without such a payment', [], 'camille', false],
  ] as const)('%s', (_who, records, username, isShown) => {
    const shown = shownRecord(records, 'PLI0048213B', username);
    expect(shown).toBe(isShown ? records[0] : null);
  });
});

describe('reading stored records', () => {
  const stored = { reference: 'PLI0048213B', owner: null, amount: null, ...plainDebt };
  const read = (fields: object) => readPaymentRecords([{ reference: 'PLI0048213B', ...fields }])[0];

  it('reads the first eight', () => {
    const raw = [...Array(9).keys()].map((index) => ({ reference: `R${index}` }));
    expect(readPaymentRecords(raw).map(({ reference }) => reference)).toEqual(
      raw.slice(0, 8).map(({ reference }) => reference),
    );
  });

  it('drops the invoices without a number', () => {
    expect(read({ invoices: ['202610412', '', 7, '202611419'] })).toMatchObject({
      invoices: ['202610412', '202611419'],
    });
  });

  const last = Date.UTC(9999, 11, 31) / 1000;
  it.each([
    ['the first moment', 0, 0],
    ['the last day with four digits of a year', last, last],
    ['a later moment', last + 1, null],
    ['an earlier moment', -1, null],
    ['a text', '5', null],
  ])('reads the date of a confirmation: %s', (_title, confirmedAt, expected) => {
    expect(read({ confirmedAt })).toEqual({
      ...stored,
      confirmedAt: expected,
      attempt: null,
      isUnsettled: false,
    });
  });

  it.each([
    ['complete', { at: 5, amount: 4760 }, { at: 5, amount: 4760 }],
    ['without its time', { amount: 4760 }, null],
    ['without its amount', { at: 5 }, null],
    ['of nothing', { at: 5, amount: 0 }, null],
    ['that is a text', 'hier', null],
  ])('reads an attempt %s', (_title, attempt, expected) => {
    expect(read({ attempt })).toMatchObject({ ...stored, confirmedAt: null, attempt: expected });
  });

  it.each([
    ['both', payer, payer],
    ['no wish', { ...payer, isReceiptWanted: 1 }, { ...payer, isReceiptWanted: false }],
    ['no plate', { ...payer, plate: '' }, null],
    ['no e-mail', { ...payer, email: '' }, null],
  ])('reads the search of a notice with %s', (_title, given, expected) => {
    expect(read({ payer: given })).toMatchObject({ payer: expected });
  });

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
        isUnsettled: false,
      },
    ]);
  });
});
