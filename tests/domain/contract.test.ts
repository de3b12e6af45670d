import { describe, expect, it } from 'vitest';
import { balance, unpaidTotal } from '../../src/domain/contract';
import { cents } from '../../src/domain/money';

describe('M3.2 the balance of the account carries the sign that the server sends beside it', () => {
  it.each([
    ['+', 12840, 12840],
    ['-', 4760, -4760],
    ['-', -4760, -4760],
    ['+', 0, 0],
    ['-', 0, 0],
  ] as const)('%s and %d is %d', (balanceSign, amount, expected) => {
    expect(balance({ balanceSign, accountBalance: cents(amount) })).toBe(expected);
  });
});

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
