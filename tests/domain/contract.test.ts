import { describe, expect, it } from 'vitest';
import { unpaidTotal } from '../../src/domain/contract';
import { cents } from '../../src/domain/money';

describe('M2.20 what is due is the sum of the unpaid invoices', () => {
  const due = (total: number) => ({
    total: cents(total),
    invoiceNumbers: ['202610412'],
    paymentReference: '0048213',
    letter: 'B',
  });

  it('adds them all up', () => {
    expect(unpaidTotal({ unpaidInvoices: [due(4760), due(1240)] })).toBe(6000);
  });

  it('is nothing without any', () => {
    expect(unpaidTotal({ unpaidInvoices: [] })).toBe(0);
  });
});
