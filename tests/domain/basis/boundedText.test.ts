import { expect, it } from 'vitest';
import { boundedText } from '../../../src/domain/basis/boundedText';

it.each([
  ['', ''],
  ['x'.repeat(500), 'x'.repeat(500)],
  ['x'.repeat(501), ''],
  [12, ''],
  [null, ''],
])('a stored %j is read up to 500 characters', (raw, expected) => {
  expect(boundedText(raw)).toBe(expected);
});

it('has another maximum where one is given', () => {
  expect([boundedText('abc', 3), boundedText('abcd', 3)]).toEqual(['abc', '']);
});
