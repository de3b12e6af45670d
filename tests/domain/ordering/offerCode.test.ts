import { expect, it } from 'vitest';
import { isSpecialOffer, offerCodes, offerNumbered } from '../../../src/domain/ordering/offerCode';

it('P9.1 exactly one of the offers is the special one', () => {
  expect(offerCodes.filter(isSpecialOffer)).toEqual(['specialOffer']);
});

it.each(['', '05', '01'])('the category « %s » is not', (code) => {
  expect(isSpecialOffer(code)).toBe(false);
});

it.each([
  ['04', 'tunnelPass'],
  ['07', 'tunnelPassPlus'],
  ['05', 'specialOffer'],
  ['4', null],
  ['tunnelPass', null],
  ['', null],
  [4, null],
  [undefined, null],
])('P9.1 the operator numbers an offer: %j is %s', (number, code) => {
  expect(offerNumbered(number)).toBe(code);
});
