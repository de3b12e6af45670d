import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  formatInvoicePaymentReference,
  parseInvoicePaymentReference,
} from '../../src/domain/invoicePaymentReference';

describe('M9.7 an invoice payment is PLI, the payment reference and a letter', () => {
  it('is put together, and read again', () => {
    expect(formatInvoicePaymentReference('0048213', 'B')).toBe('PLI0048213B');
    expect(parseInvoicePaymentReference('PLI0048213B')).toEqual(some('PLI0048213B'));
  });

  it.each([
    '',
    'PLI',
    'PLIB',
    'PLI0048213',
    '0048213B',
    'CDW0048213B',
    'PLI0048213BC',
    'PLI004-213B',
    ' PLI1B',
  ])('« %s » is none', (raw) => {
    expect(parseInvoicePaymentReference(raw)).toEqual(none);
  });
});
