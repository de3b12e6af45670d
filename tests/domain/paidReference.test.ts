import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { parsePaidReference } from '../../src/domain/paidReference';

describe('M9.7 the reference that a payment return carries', () => {
  it.each([
    ['badge', 'CDW0000042', 'CDW0000042'],
    ['badge', '42', 'CDW0000042'],
    ['badge', ' cdw42 ', 'CDW0000042'],
    ['invoice', 'PLI0048213B', 'PLI0048213B'],
    ['invoice', ' PLI0048213B ', 'PLI0048213B'],
  ] as const)('of a %s payment: « %s » is %s', (type, raw, shown) => {
    expect(parsePaidReference(type, raw)).toEqual(some(shown));
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
    expect(parsePaidReference(type, raw)).toEqual(none);
  });
});
