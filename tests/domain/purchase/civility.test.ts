import { expect, it } from 'vitest';
import { civilities, readCivility } from '../../../src/domain/purchase/civility';

it('P7.14 is madame or monsieur; anything else is not given', () => {
  expect(civilities.map(readCivility)).toEqual(['madame', 'monsieur']);
  expect(['', 'Madame', 'mr'].map(readCivility)).toEqual([null, null, null]);
});
