import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parsePaidReference, referenceToValidate } from '../../src/domain/paidReference';

describe('M9.7 the reference that a payment return carries', () => {
  it.each([
    ['badge', 'CDW0000042', 'CDW0000042'],
    ['badge', '42', 'CDW0000042'],
    ['badge', ' cdw42 ', 'CDW0000042'],
    ['invoice', 'PLI0048213B', 'PLI0048213B'],
  ] as const)('of a %s payment: « %s » is %s', (type, raw, shown) => {
    expect(parsePaidReference(type, raw)).toEqual(right(shown));
  });

  it.each([
    ['badge', ''],
    ['badge', 'PLI0048213B'],
    ['badge', 'CDW'],
    ['badge', 'CDW0000000'],
    ['invoice', ''],
    ['invoice', 'CDW0000042'],
    ['invoice', 'PLI0048213'],
  ] as const)('of a %s payment: « %s » is none', (type, raw) => {
    expect(parsePaidReference(type, raw)).toEqual(left({ kind: 'paidReference/invalid' }));
  });
});

describe('M7.6, M4.6 the reference that is validated', () => {
  it.each([
    ['CDW0000042', '0000042'],
    ['PLI0048213B', 'PLI0048213B'],
    ['26104887', '26104887'],
    ['CDWX', 'CDWX'],
  ])('%s is asked for as %s', (reference, asked) => {
    expect(referenceToValidate(reference)).toBe(asked);
  });
});
