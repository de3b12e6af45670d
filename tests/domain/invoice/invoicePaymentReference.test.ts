import { describe, expect, it } from 'vitest';
import {
  formatInvoicePaymentReference,
  parseInvoicePaymentReference,
} from '../../../src/domain/invoice/invoicePaymentReference';

describe('M9.7 an invoice payment is PLI, the payment reference and a letter', () => {
  it('is built and parsed', () => {
    expect(formatInvoicePaymentReference('0048213', 'B')).toBe('PLI0048213B');
    expect(parseInvoicePaymentReference('PLI0048213B')).toEqual('PLI0048213B');
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
  ])('« %s » is refused', (raw) => {
    expect(parseInvoicePaymentReference(raw)).toBeNull();
  });
});
