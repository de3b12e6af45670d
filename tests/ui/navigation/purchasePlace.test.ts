// @vitest-environment node
import { expect, it } from 'vitest';
import { purchaseOfPlan, readOfferedPlan } from '../../../src/ui/navigation/purchasePlace';

it.each([
  ['04', 'tunnelPass'],
  ['07', 'tunnelPassPlus'],
  ['05', 'specialOffer'],
] as const)('P9.1 /achat?offre=%s selects %s', (word, code) => {
  expect(purchaseOfPlan(code)).toEqual({ pathname: '/achat', search: `?offre=${word}` });
  expect(readOfferedPlan(new URLSearchParams({ offre: `${word}.` }))).toBe(code);
});

it.each(['99', '', 'tunnelPass'])('/achat?offre=%s selects an unknown plan', (word) => {
  expect(readOfferedPlan(new URLSearchParams({ offre: word }))).toBe('unknown');
});

it('/achat selects none', () => {
  expect(readOfferedPlan(new URLSearchParams())).toBeNull();
});
