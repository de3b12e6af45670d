import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import { instant } from '../../../src/domain/basis/instant';
import {
  isWaiting,
  nothingKept,
  readWrittenPurchase,
  statusOfOrder,
  withPaid,
  withSigned,
  type KeptPurchase,
} from '../../../src/domain/purchase/keptPurchase';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { emptyPurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import { aCompanyDraft, aKeptPurchase, aPurchaseDraft } from '../../support/purchase/purchase';

const now = instant(1_795_255_200);
const WEEK = 7 * 24 * 60 * 60;
const reference = formatOrderReference(42);
const other = formatOrderReference(43);
const placed = { reference, isSigned: false, isPaid: false, total: null };
const orderKey = '6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b913';
const kept = aKeptPurchase({ draft: aCompanyDraft(), orderKey, placed });

const written = (keptAt: unknown, purchase: object = kept): unknown =>
  JSON.parse(JSON.stringify({ ...purchase, keptAt }));

describe('the purchase that the device stores', () => {
  it('is empty at first', () => {
    expect(nothingKept).toEqual({ draft: emptyPurchaseDraft, orderKey: null, placed: null });
  });

  it.each<[string, KeptPurchase]>([
    ['nothing', nothingKept],
    ['a draft', aKeptPurchase()],
    ['an order whose answer never came', aKeptPurchase({ orderKey })],
    ['a placed order', kept],
    ['a signed one', { ...kept, placed: { ...placed, isSigned: true } }],
    ['one with its total', { ...kept, placed: { ...placed, total: cents(10_650) } }],
    [
      'a paid one',
      { ...nothingKept, placed: { reference, isSigned: true, isPaid: true, total: null } },
    ],
  ])('is decoded: %s', (_title, purchase) => {
    expect(readWrittenPurchase(written(now, purchase), now)).toEqual(purchase);
  });

  it.each([
    ['now', 0, true],
    ['7 days ago but for a second', WEEK - 1, true],
    ['7 days ago', WEEK, false],
    ['8 days ago', WEEK + 86_400, false],
    ['in a second: the clock was set right since', -1, true],
    ['in a day: the clock was set right since', -86_400, true],
    ['in more than a day', -86_401, false],
  ])('was last changed %s', (_title, age, isKept) => {
    expect(readWrittenPurchase(written(now - age), now)).toEqual(isKept ? kept : nothingKept);
  });

  it.each([undefined, null, 'hier', String(now), NaN, Infinity, {}])(
    'without a time it is empty: %j',
    (keptAt) => {
      expect(readWrittenPurchase({ ...kept, keptAt }, now)).toEqual(nothingKept);
    },
  );
});

describe('a stored value that the site did not write', () => {
  it.each([undefined, null, 'achat', 4, true, [], {}])('%j is an empty purchase', (raw) => {
    expect(readWrittenPurchase(raw, now)).toEqual(nothingKept);
  });

  it.each<[string, object, Partial<KeptPurchase>]>([
    ['a key too short', { orderKey: orderKey.slice(1) }, { orderKey: null }],
    ['a key too long', { orderKey: `${orderKey}0` }, { orderKey: null }],
    ['a key without its hyphens', { orderKey: orderKey.replace(/-/g, '') }, { orderKey: null }],
    ['a key in upper case', { orderKey: orderKey.toUpperCase() }, { orderKey: null }],
    ['a key with a line break', { orderKey: `${orderKey}\n` }, { orderKey: null }],
    ['a key with something before it', { orderKey: ` ${orderKey}` }, { orderKey: null }],
    ['a key that is a number', { orderKey: 1_234_567_890_123_456 }, { orderKey: null }],
    ['no reference', { placed: { isSigned: true } }, { placed: null }],
    ['a reference that is a number', { placed: { ...placed, reference: 42 } }, { placed: null }],
    ["an invoice's", { placed: { ...placed, reference: 'PLI0048213B' } }, { placed: null }],
    ['a placed order as text', { placed: 'CDW0000042' }, { placed: null }],
    [
      'a reference without its zeros',
      { placed: { ...placed, reference: 'cdw42' } },
      { placed: { ...placed, reference } },
    ],
    ['signed and paid as text', { placed: { reference, isSigned: 'true', isPaid: 1 } }, { placed }],
    ['a total that is no amount', { placed: { ...placed, total: '106,50' } }, { placed }],
    ['a draft as text', { draft: 'x' }, { draft: emptyPurchaseDraft }],
    [
      'a plan that is a number',
      { draft: { ...kept.draft, choice: { customerType: 'professional', planCode: 7 } } },
      { draft: { ...kept.draft, choice: { customerType: 'professional', planCode: '' } } },
    ],
    [
      'terms as text',
      { draft: { ...kept.draft, terms: { areAccepted: 'true' } } },
      { draft: { ...kept.draft, terms: { areAccepted: false } } },
    ],
    [
      'a billing address that is a text',
      { draft: { ...kept.draft, details: { ...kept.draft.details, billing: 'ailleurs' } } },
      {
        draft: {
          ...kept.draft,
          details: { ...kept.draft.details, billing: emptyPurchaseDraft.details.billing },
        },
      },
    ],
  ])('%s: nothing else is lost', (_title, damage, expected) => {
    expect(readWrittenPurchase(written(now, { ...kept, ...damage }), now)).toEqual({
      ...kept,
      ...expected,
    });
  });

  const iban = 'FR1420041010050500013M02606';
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : typeof value;
  const anything = fc.anything({ withNullPrototype: true, withDate: true, withMap: true });

  test.prop([
    fc.oneof(
      anything,
      fc.record({
        keptAt: fc.constant(now),
        draft: anything,
        orderKey: anything,
        placed: anything,
      }),
      fc.record({
        keptAt: fc.constant(now),
        draft: fc.record({
          choice: anything,
          details: fc.oneof(anything, fc.record({ billing: anything, name: anything })),
          delivery: fc.oneof(anything, fc.record({ address: anything })),
          terms: anything,
        }),
        placed: fc.record({ reference: anything, isSigned: anything, isPaid: anything }),
      }),
    ),
  ])('never throws, and is decoded as a purchase of the usual shape', (raw) => {
    const read = readWrittenPurchase(raw, now);
    expect(Object.keys(read)).toEqual(['draft', 'orderKey', 'placed']);
    expect(shape(read.draft)).toEqual(shape(emptyPurchaseDraft));
    expect(readWrittenPurchase(written(now, read), now)).toEqual(read);
  });

  const given = { iban, documents: [iban], rib: { name: iban } };
  const { draft } = kept;
  it.each<[string, object]>([
    ['beside the draft', given],
    ['in the draft', { draft: { ...draft, ...given, bank: given } }],
    ['in a step', { draft: { ...draft, details: { ...draft.details, ...given } } }],
    [
      'in a block of a step',
      { draft: { ...draft, details: { ...draft.details, billing: { ...given } } } },
    ],
    ['in a place of ours that wants no text', { draft: { ...draft, terms: given } }],
    ['in the placed order', { placed: { ...placed, ...given } }],
    ['for the key of the order', { orderKey: `${iban} ` }],
  ])('P5.8 an IBAN that is stored %s is dropped', (_title, damage) => {
    const read = readWrittenPurchase(written(now, { ...kept, ...damage }), now);
    expect(read).not.toEqual(nothingKept);
    expect(JSON.stringify(read)).not.toContain(iban);
  });
});

describe('P4.3 a placed order', () => {
  const paid = { reference, isSigned: false, isPaid: true, total: null };
  it.each<[string, KeptPurchase['placed'], boolean]>([
    ['none', null, false],
    ['one to sign', placed, true],
    ['one to pay', { ...placed, isSigned: true }, true],
    ['one that is paid', paid, false],
  ])('waits: %s', (_title, order, expected) => {
    expect(isWaiting(aKeptPurchase({ placed: order }))).toBe(expected);
  });

  it.each([
    // « signe » in the address, stored facts, payment according to the server: signature, paid
    [false, null, 'no', 'unknown', 'no'],
    [false, null, 'unknown', 'unknown', 'unknown'],
    [false, null, 'yes', 'unknown', 'yes'],
    [true, null, 'no', 'announced', 'no'],
    [true, null, 'yes', 'announced', 'yes'],
    [false, placed, 'no', 'unknown', 'no'],
    [true, placed, 'unknown', 'announced', 'unknown'],
    [false, { ...placed, isSigned: true }, 'no', 'announced', 'no'],
    [false, { ...placed, isPaid: true }, 'no', 'unknown', 'yes'],
    [false, { ...placed, isPaid: true }, 'unknown', 'unknown', 'yes'],
    [true, { ...placed, isPaid: true }, 'unknown', 'announced', 'yes'],
    [false, { ...paid, reference: other }, 'no', 'unknown', 'no'],
    [true, { ...paid, reference: other }, 'no', 'announced', 'no'],
  ] as const)(
    'P2.14, P4.5 « signe » in the address %s, kept %j, the server says paid %s: signed %s, paid %s',
    (isSigned, order, asked, signed, isPaid) => {
      expect(statusOfOrder({ reference, isSigned }, order, asked)).toEqual({
        signed,
        paid: isPaid,
      });
    },
  );

  it('P4.5 is signed; a return for another order changes nothing', () => {
    expect(withSigned(kept, reference)).toEqual({ ...kept, placed: { ...placed, isSigned: true } });
    expect(withSigned(kept, other)).toBe(kept);
    expect(withSigned(nothingKept, reference)).toBe(nothingKept);
  });

  it('once paid is never paid again, removes the typed values, and is not signed by the payment', () => {
    expect(withPaid(kept, reference)).toEqual({
      draft: emptyPurchaseDraft,
      orderKey: null,
      placed: paid,
    });
    expect(withPaid(kept, other)).toBe(kept);
    expect(withPaid(nothingKept, reference)).toBe(nothingKept);
    expect(isWaiting(withPaid(kept, reference))).toBe(false);
  });

  it('a draft that is started afterwards does not change the paid order', () => {
    const begun = { ...withPaid(kept, reference), draft: aPurchaseDraft() };
    expect(statusOfOrder({ reference, isSigned: false }, begun.placed, 'no')).toEqual({
      signed: 'unknown',
      paid: 'yes',
    });
    expect(isWaiting(begun)).toBe(false);
  });
});
