import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import {
  formatOrderReference,
  parseOrderReference,
} from '../../../src/domain/payment/orderReference';

describe('M9.7, P9.5 an order reference is CDW and 7 digits', () => {
  it.each([
    [42, 'CDW0000042'],
    ['42', 'CDW0000042'],
    ['0000042', 'CDW0000042'],
    ['000000042', 'CDW0000042'],
    ['999999999999999', 'CDW999999999999999'],
    [1_234_567, 'CDW1234567'],
    [12_345_678, 'CDW12345678'],
  ])('the server’s %s is shown as %s', (reference, shown) => {
    expect(formatOrderReference(reference)).toBe(shown);
  });

  it.each([
    'CDW0000042',
    'cdw0000042',
    'CDW42',
    '0000042',
    '42',
    ' CDW0000042 ',
    'CDW0000042.',
    '«CDW42».',
    'CDW42\u200b)',
    'CDW0000042&utm_source=x',
    'CDW0000042&gt;',
    'CDW0000042*',
    'CDW 0000042',
    'CDW-0000042',
  ])('« %s » is parsed as CDW0000042', (raw) => {
    expect(parseOrderReference(raw)).toEqual('CDW0000042');
  });

  it.each([
    '',
    'CDW',
    'CDW0000000',
    '0',
    'PLI0000042',
    'CDW_42',
    '-42',
    'CDW42A',
    'xCDW42',
    'CDWCDW42',
    '4 2',
  ])('« %s » is refused', (raw) => {
    expect(parseOrderReference(raw)).toBeNull();
  });

  test.prop([fc.integer({ min: 1, max: 99_999_999 })])(
    'is the same after formatting and parsing',
    (n) => {
      const reference = formatOrderReference(n);
      expect(parseOrderReference(reference)).toEqual(reference);
    },
  );
});
