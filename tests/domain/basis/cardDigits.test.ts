import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { keepDigits, parseCardDigits } from '../../../src/domain/basis/cardDigits';

it.each([
  ['firstDigits', '497010', E.right('497010')],
  ['firstDigits', ' 4970 10 ', E.right('497010')],
  ['firstDigits', '49701', E.left({ kind: 'card/firstDigits-invalid' })],
  ['firstDigits', '4970\u200b10', E.right('497010')],
  ['firstDigits', '49701x', E.left({ kind: 'card/firstDigits-invalid' })],
  ['firstDigits', '  ', E.left({ kind: 'card/firstDigits-missing' })],
  ['lastDigits', '1234', E.right('1234')],
  ['lastDigits', '１２３４', E.right('1234')],
  ['lastDigits', 'x123', E.left({ kind: 'card/lastDigits-invalid' })],
  ['lastDigits', '', E.left({ kind: 'card/lastDigits-missing' })],
] as const)('P9.10 the %s %j', (end, raw, expected) => {
  expect(parseCardDigits(end, raw)).toEqual(expected);
});

it.each([
  ['firstDigits', '49-70 1x', '49701'],
  ['firstDigits', '4970101', '497010'],
  ['firstDigits', '4970 1012 3456 1234', '497010'],
  ['firstDigits', '4970 10XX XXXX 1234', '497010'],
  ['lastDigits', '12345', '1234'],
  ['lastDigits', '71005', '7100'],
  ['lastDigits', '1234 exp. 12/27', '1234'],
  ['lastDigits', '4970 1012 3456 1234 (12 / 2027)', '1234'],
  ['lastDigits', '4970 1012 3456 1234 123', '1234'],
  ['lastDigits', '4970 1012 3456 1234 exp 12-27', '1234'],
  ['firstDigits', '12/2027 4970 1012 3456 7890', '497010'],
  ['firstDigits', '4970/10', '497010'],
  ['firstDigits', '6 premiers : 497010', '497010'],
  ['lastDigits', '4970.1012.3456.1234 123', '1234'],
  ['lastDigits', '1234 (123)', '1234'],
  ['lastDigits', '4970 1012 3456 1234', '1234'],
  ['lastDigits', '4970 10** **** 1234', '1234'],
  ['lastDigits', '', ''],
] as const)(
  'P5.15, P9.10 while %s are typed or pasted, « %s » shows « %s » alone',
  (end, raw, shown) => {
    expect(keepDigits(end, raw)).toBe(shown);
  },
);
