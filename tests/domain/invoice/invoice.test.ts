import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import {
  invoiceFileName,
  latestInvoicesFirst,
  markUnpaid,
  type Invoice,
} from '../../../src/domain/invoice/invoice';
import { cents } from '../../../src/domain/basis/money';
import { anUnpaidInvoice } from '../../support/subscriber/builders';

const invoice = (timestamp: number, number = String(timestamp)): Invoice => ({
  number,
  kind: 'invoice',
  createdAt: instant(timestamp),
  amount: cents(4760),
});

const anyInvoice = fc
  .record({ at: fc.integer({ min: 0, max: 5 }), number: fc.integer({ min: 100, max: 999 }) })
  .map(({ at, number }) => invoice(at, String(number)));

describe('M2.10 the latest invoice comes first', () => {
  it('and the given list is not changed', () => {
    const given = [invoice(20), invoice(30), invoice(10)];
    expect(latestInvoicesFirst(given)).toEqual([invoice(30), invoice(20), invoice(10)]);
    expect(given[0]).toEqual(invoice(20));
    expect(latestInvoicesFirst([])).toEqual([]);
  });

  it('at the same moment, the higher number comes first', () => {
    expect(latestInvoicesFirst([invoice(10, '124'), invoice(10, '125')])).toEqual([
      invoice(10, '125'),
      invoice(10, '124'),
    ]);
  });

  test.prop([fc.array(anyInvoice)])('in whatever order they were given; none is lost', (given) => {
    const shown = latestInvoicesFirst(given);
    expect(shown).toEqual(latestInvoicesFirst(given.toReversed()));
    expect(shown).toHaveLength(given.length);
    for (const [index, { createdAt }] of shown.entries()) {
      expect(createdAt).toBeLessThanOrEqual(shown[index - 1]?.createdAt ?? Infinity);
    }
  });
});

describe('M2.24 a downloaded document is named after its kind and its number', () => {
  it.each([
    ['invoice', '202611419', 'facture-202611419.pdf'],
    ['statement', '202611206', 'releve-202611206.pdf'],
    ['invoice', 'F-2026_11', 'facture-F-2026_11.pdf'],
    ['invoice', '../26/11 é', 'facture-___26_11__.pdf'],
  ] as const)('%s %s is %s', (kind, number, name) => {
    expect(invoiceFileName({ kind, number })).toBe(name);
  });

  test.prop([fc.string()])('without characters that a file name may not contain', (number) => {
    expect(invoiceFileName({ kind: 'statement', number })).toMatch(/^releve-[\w-]*\.pdf$/);
  });
});

it('M3.5 a document is unpaid exactly when an unpaid direct debit names it', () => {
  const unpaid = [anUnpaidInvoice('A', 4760, ['30', '99']), anUnpaidInvoice('B', 1240, ['10'])];
  expect(markUnpaid([invoice(30), invoice(20), invoice(10)], unpaid)).toEqual([
    { ...invoice(30), isUnpaid: true },
    { ...invoice(20), isUnpaid: false },
    { ...invoice(10), isUnpaid: true },
  ]);
});
