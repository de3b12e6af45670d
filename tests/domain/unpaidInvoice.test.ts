import { describe, expect, it } from 'vitest';
import { unpaidTotal } from '../../src/domain/unpaidInvoice';
import { anUnpaidInvoice } from '../support/builders';

describe('M2.20 what is due is the sum of the unpaid invoices', () => {
  it('adds them all up', () => {
    expect(unpaidTotal([anUnpaidInvoice('A', 4760), anUnpaidInvoice('B', 1240)])).toBe(6000);
  });

  it('is nothing without any', () => {
    expect(unpaidTotal([])).toBe(0);
  });
});
