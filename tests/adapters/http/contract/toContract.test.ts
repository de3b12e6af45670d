import { describe, expect, it } from 'vitest';
import type { Contract as WireContract } from '../../../../generated/api';
import { toContract } from '../../../../src/adapters/http/contract/toContract';
import { answerExample } from '../../../simulators/support/examples';

const { contract } = answerExample('savePostalDetails') as { readonly contract: WireContract };

describe('M3.2 the balance has the sign that the server sends in a field of its own', () => {
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
    const unpaid = { totalAmount: 47.6, paymentReference: ' 0048213 ', letter: 'B ' };
    const { unpaidInvoices } = toContract({
      ...contract,
      unpaidInvoicesObj: [{ ...unpaid, invoice1, invoice2, invoice3 }],
    });
    expect(unpaidInvoices).toEqual([
      { total: 4760, reference: 'PLI0048213B', invoiceNumbers: expected },
    ]);
  });
});

it('M3.5 an entry of 0 € asks for nothing: it is no unpaid invoice', () => {
  const entryOf = (totalAmount: number, letter: string) => ({
    totalAmount,
    paymentReference: '0048213',
    letter,
    invoice1: '202610412',
    invoice2: null,
    invoice3: null,
  });
  const unpaidInvoicesObj = [entryOf(0, 'A'), entryOf(47.6, 'B'), entryOf(-1, 'C')];
  const { unpaidInvoices } = toContract({ ...contract, unpaidInvoicesObj });
  expect(unpaidInvoices.map(({ reference }) => reference)).toEqual(['PLI0048213B']);
});

it.each([
  ['A', 'active'],
  ['C', 'special'],
  ['R', 'inactive'],
  ['a', 'inactive'],
  ['', 'inactive'],
])('M3.4 the contract status « %s » is %s', (status, expected) => {
  expect(toContract({ ...contract, status }).status).toBe(expected);
});

it.each([
  ['CM', 'card'],
  ['GR', 'free'],
  ['MA', 'administrativeMandate'],
  ['PL', 'directDebit'],
] as const)('M3.3 the payment method %s is %s', (paymentMethod, expected) => {
  expect(toContract({ ...contract, paymentMethod }).paymentMethod).toBe(expected);
});

describe('M3.2 the category of a contract', () => {
  const categoryOf = (code: string) =>
    toContract({ ...contract, category: { name: 'Nom', code } }).category;

  it.each([
    ['04', 'tunnelPass'],
    ['07', 'tunnelPassPlus'],
    ['05', 'specialOffer'],
    ['01', '01'],
    ['toString', 'toString'],
  ])('« %s » is « %s »', (wire, code) => {
    expect(categoryOf(wire)).toMatchObject({ name: 'Nom', code, shownCode: wire });
  });

  it.each(['01', '02', '03', '10'])('M2.21, M9.6 %s has an outstanding amount only', (code) => {
    expect(categoryOf(code).hasOutstandingOnly).toBe(true);
  });

  it.each(['04', '05', '07', '11', '1', '00', '010', ''])(
    'M2.21, M9.6 « %s » has loading values too',
    (code) => {
      expect(categoryOf(code).hasOutstandingOnly).toBe(false);
    },
  );
});
