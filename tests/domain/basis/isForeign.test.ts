import { expect, it } from 'vitest';
import { isForeign } from '../../../src/domain/basis/isForeign';

it.each([
  ['camille.durand@example.fr', 'camille.durand@example.fr', false],
  ['camille.durand@example.fr', 'flotte@example.fr', true],
  ['camille.durand@example.fr', null, false],
  [null, 'flotte@example.fr', false],
  [null, null, false],
])('what %s typed, shown to %s, is foreign: %s', (owner, username, expected) => {
  expect(isForeign(owner, username)).toBe(expected);
});
