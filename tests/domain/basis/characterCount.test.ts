import { expect, it } from 'vitest';
import { characterCount } from '../../../src/domain/basis/characterCount';

it.each([
  ['', 0],
  ['  CLIO ', 4],
  ['É', 1],
  ['🚗 2', 3],
])('« %s » has %d characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
});
