import { describe, expect, it } from 'vitest';
import type { Contract as WireContract } from '../../../generated/api';
import { toContract } from '../../../src/adapters/http/toContract';
import { answerExample } from '../../simulators/support/examples';

const { contract } = answerExample('savePostalDetails') as { readonly contract: WireContract };

describe('M3.2 the balance of the account carries the sign that the server sends beside it', () => {
  it.each([
    ['+', 128.4, 12840],
    ['-', 47.6, -4760],
    ['-', -47.6, -4760],
    ['+', 0, 0],
    ['-', 0, 0],
  ] as const)('%s and %d is %d', (balanceSign, accountBalance, expected) => {
    expect(toContract({ ...contract, balanceSign, accountBalance }).balance).toBe(expected);
  });
});

describe('M3.5 an unpaid direct debit names up to three invoices', () => {
  it.each([
    [['202610412', null, null], ['202610412']],
    [
      [null, ' 202610412 ', '202609388'],
      ['202610412', '202609388'],
    ],
    [['', ' ', null], []],
  ] as const)('%j: %j', ([invoice1, invoice2, invoice3], expected) => {
    const unpaid = { totalAmount: 47.6, paymentReference: '0048213', letter: 'B' };
    const { unpaidInvoices } = toContract({
      ...contract,
      unpaidInvoicesObj: [{ ...unpaid, invoice1, invoice2, invoice3 }],
    });
    expect(unpaidInvoices).toEqual([
      { total: 4760, reference: 'PLI0048213B', invoiceNumbers: expected },
    ]);
  });
});
