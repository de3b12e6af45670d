import { fc, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { invoiceFileName } from '../../../src/domain/invoice/invoice';
import { archivedNames, archiveName } from '../../../src/domain/invoice/invoiceArchive';

it('is named by its year', () => {
  expect(archiveName('2026')).toBe('factures-2026.zip');
});

it('has the names of single downloads', () => {
  const invoices = [
    { kind: 'invoice', number: '202611419' },
    { kind: 'statement', number: '202610412' },
  ] as const;
  expect(archivedNames(invoices)).toEqual(['facture-202611419.pdf', 'releve-202610412.pdf']);
});

it('tells documents apart whose names would be the same', () => {
  const invoices = ['1/2', '1.2', '1 2', 'a', 'A'].map(
    (number) => ({ kind: 'invoice', number }) as const,
  );
  expect(archivedNames(invoices)).toEqual([
    'facture-1_2.pdf',
    'facture-1_2-2.pdf',
    'facture-1_2-3.pdf',
    'facture-a.pdf',
    'facture-A-2.pdf',
  ]);
});

const invoice = fc.record({
  kind: fc.constantFrom('invoice' as const, 'statement' as const),
  number: fc.string({ unit: fc.constantFrom(...'12/.-_aA'), maxLength: 4 }),
});

test.prop([fc.array(invoice, { maxLength: 30 })])(
  'every name is unique, on any system',
  (invoices) => {
    const names = archivedNames(invoices).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(invoices.length);
  },
);

test.prop([invoice])('one document has its own name', (one) => {
  expect(archivedNames([one])).toEqual([invoiceFileName(one)]);
});
