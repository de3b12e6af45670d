import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  formatInvoicePaymentReference,
  parseInvoicePaymentReference,
} from '../../src/domain/invoicePaymentReference';

describe('M9.7 an invoice payment is PLI, the payment reference and a letter', () => {
  const payment = { paymentReference: '0048213', letter: 'B' };

  it('is put together and taken apart', () => {
    expect(formatInvoicePaymentReference(payment)).toBe('PLI0048213B');
    expect(parseInvoicePaymentReference('PLI0048213B')).toEqual(right(payment));
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
    expect(parseInvoicePaymentReference(raw)).toEqual(
      left({ kind: 'invoicePaymentReference/invalid' }),
    );
  });
});
