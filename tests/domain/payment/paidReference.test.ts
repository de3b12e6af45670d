import { describe, expect, it } from 'vitest';
import {
  isMemberPayment,
  parsePaidReference,
  readPublicDebt,
} from '../../../src/domain/payment/paidReference';

describe('M9.7 the reference in a payment return', () => {
  it.each([
    ['badge', 'CDW0000042', 'CDW0000042'],
    ['badge', '42', 'CDW0000042'],
    ['badge', ' cdw42 ', 'CDW0000042'],
    ['order', 'CDW0000043', 'CDW0000043'],
    ['invoice', 'PLI0048213B', 'PLI0048213B'],
    ['invoice', ' PLI0048213B ', 'PLI0048213B'],
    ['cnp', ' 26104887 ', '26104887'],
    ['cnp', '2610488726104887ABCD', '2610488726104887ABCD'],
  ] as const)('of a %s payment: « %s » is %s', (type, raw, shown) => {
    expect(parsePaidReference(type, raw)).toEqual(shown);
  });

  it.each([
    ['badge', ''],
    ['badge', 'PLI0048213B'],
    ['badge', 'CDW'],
    ['badge', 'CDW0000000'],
    ['order', '26104887A'],
    ['order', `CDW${'1'.repeat(18)}`],
    ['invoice', ''],
    ['invoice', 'CDW0000042'],
    ['invoice', 'PLI'],
    ['invoice', `PLI${'1'.repeat(17)}A`],
    ['cnp', 'CDW0000042'],
    ['cnp', 'PLI0048213B'],
    ['cnp', '../26104887'],
  ] as const)('of a %s payment: « %s » is refused', (type, raw) => {
    expect(parsePaidReference(type, raw)).toBeNull();
  });
});

describe('P2.31 a reference without a type', () => {
  it.each([
    ['CDW0000042', 'order', 'CDW0000042'],
    [' cdw42', 'order', 'CDW0000042'],
    ['ACDW42', 'cnp', 'ACDW42'],
    [' PLI0048213B', 'invoice', 'PLI0048213B'],
    ['APLI0048213B', 'cnp', 'APLI0048213B'],
    [' 26104887', 'cnp', '26104887'],
    // Digits alone are never the number of an order here.
    ['0042', 'cnp', '0042'],
  ] as const)('« %s » is of the type %s', (raw, type, reference) => {
    expect(readPublicDebt(raw)).toEqual({ type, reference });
  });

  it.each(['', '42', 'CDW', 'CDW_1', 'PLI', 'PLI/4', 'a b c d', '<script>', '1'.repeat(10_000)])(
    '« %s » is refused',
    (raw) => {
      expect(readPublicDebt(raw)).toBeNull();
    },
  );
});

it.each([
  ['badge', true],
  ['invoice', true],
  ['order', false],
  ['cnp', false],
] as const)('M2.17 a %s payment is one of the subscriber area: %s', (type, expected) => {
  expect(isMemberPayment(type)).toBe(expected);
});
