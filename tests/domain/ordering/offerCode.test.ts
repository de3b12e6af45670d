import { expect, it } from 'vitest';
import { isSpecialOffer, offerCodes } from '../../../src/domain/ordering/offerCode';

it('P9.1 exactly one of the offers is the special one', () => {
  expect(offerCodes.filter(isSpecialOffer)).toEqual(['specialOffer']);
});

it.each(['', '05', '01'])('the category « %s » is not', (code) => {
  expect(isSpecialOffer(code)).toBe(false);
});
