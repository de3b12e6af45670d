import { describe, expect, it } from 'vitest';
import { unpaidInvoiceNumbers, unpaidTotal } from '../../src/domain/unpaidInvoice';
import { anUnpaidInvoice } from '../support/builders';

describe('M2.20 what is due is the sum of the unpaid invoices', () => {
  it('adds them all up', () => {
    expect(unpaidTotal([anUnpaidInvoice('A', 4760), anUnpaidInvoice('B', 1240)])).toBe(6000);
  });

  it('is nothing without any', () => {
    expect(unpaidTotal([])).toBe(0);
  });
});

describe('M3.5 the invoices that unpaid direct debits name', () => {
  it('are told once each, in the order of the server', () => {
    expect(
      unpaidInvoiceNumbers([
        anUnpaidInvoice('A', 4760, ['412', '388']),
        anUnpaidInvoice('B', 1240, ['388', '115']),
        anUnpaidInvoice('C', 1240),
      ]),
    ).toEqual(['412', '388', '115']);
  });
});
