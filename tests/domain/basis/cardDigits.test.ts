import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { keepDigits, parseCardDigits } from '../../../src/domain/basis/cardDigits';

it.each([
  ['firstDigits', '497010', E.right('497010')],
  ['firstDigits', ' 4970 10 ', E.right('497010')],
  ['firstDigits', '49701', E.left({ kind: 'card/firstDigits-invalid' })],
  ['firstDigits', '4970101', E.left({ kind: 'card/firstDigits-invalid' })],
  ['firstDigits', '49701x', E.left({ kind: 'card/firstDigits-invalid' })],
  ['firstDigits', '  ', E.left({ kind: 'card/firstDigits-missing' })],
  ['lastDigits', '1234', E.right('1234')],
  ['lastDigits', 'x1234', E.left({ kind: 'card/lastDigits-invalid' })],
  ['lastDigits', 'x123', E.left({ kind: 'card/lastDigits-invalid' })],
  ['lastDigits', '', E.left({ kind: 'card/lastDigits-missing' })],
] as const)('P9.10 the %s %j', (end, raw, expected) => {
  expect(parseCardDigits(end, raw)).toEqual(expected);
});

it('P5.15 removes everything but digits while the visitor types', () => {
  expect(keepDigits('49-70 1x')).toBe('49701');
});
