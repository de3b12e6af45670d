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

  it('is parsed whatever the server numbers by: what was sent to the bank can come back', () => {
    for (const [number, letter] of [
      ['0048213', ''],
      ['0048213', 'b'],
      ['2026-48213', 'B'],
    ] as const) {
      const sent = formatInvoicePaymentReference(number, letter);
      expect(parseInvoicePaymentReference(sent)).toBe(sent);
    }
  });

  it.each(['', 'PLI', '0048213B', 'CDW0048213B', 'PLI0048213 B', ' PLI1B', 'PLI<1>B'])(
    '« %s » is refused',
    (raw) => {
      expect(parseInvoicePaymentReference(raw)).toBeNull();
    },
  );
});
