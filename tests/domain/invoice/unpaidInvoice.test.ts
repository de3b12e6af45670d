import { describe, expect, it } from 'vitest';
import {
  askedUnpaid,
  unpaidInvoiceNumbers,
  unpaidTotal,
} from '../../../src/domain/invoice/unpaidInvoice';
import { anUnpaidInvoice } from '../../support/subscriber/builders';

describe('M2.20 the amount due is the sum of the unpaid invoices', () => {
  it('adds all of them', () => {
    expect(unpaidTotal([anUnpaidInvoice('A', 4760), anUnpaidInvoice('B', 1240)])).toBe(6000);
  });

  it('is 0 without any', () => {
    expect(unpaidTotal([])).toBe(0);
  });
});

describe('M3.5 the invoices that unpaid direct debits name', () => {
  it('are listed once each, in the order of the server', () => {
    expect(
      unpaidInvoiceNumbers([
        anUnpaidInvoice('A', 4760, ['412', '388']),
        anUnpaidInvoice('B', 1240, ['388', '115']),
        anUnpaidInvoice('C', 1240),
      ]),
    ).toEqual(['412', '388', '115']);
  });
});

it('M3.5 an entry of 0 € asks for nothing, and is no unpaid invoice', () => {
  const [first, free, last] = [
    anUnpaidInvoice('A', 4760),
    anUnpaidInvoice('B', 0),
    anUnpaidInvoice('C', 1),
  ];
  expect(askedUnpaid([first, free, last])).toEqual([first, last]);
});
