import { fc, test as property } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { excerpt } from '../../../src/domain/publicSite/excerpt';

it('a short text is returned whole, on one line', () => {
  expect(excerpt(' Deux tunnels\n relient le port. ')).toBe('Deux tunnels relient le port.');
});

it('a long text is cut between two words, and ends with an ellipsis', () => {
  const words = 'tunnel, '.repeat(40);
  expect(excerpt(words)).toMatch(/tunnel…$/);
});

it.each([
  ['155 letters are returned whole', 'a'.repeat(155), 'a'.repeat(155)],
  ['one long word is cut after 154 letters', 'a'.repeat(156), `${'a'.repeat(154)}…`],
  ['a word that ends at the limit is kept', 'abcd '.repeat(40), `${'abcd '.repeat(30)}abcd…`],
  [
    'all signs before the cut are removed',
    'abcdefg.; '.repeat(20),
    `${'abcdefg.; '.repeat(14)}abcdefg…`,
  ],
])('%s', (_title, text, expected) => {
  expect(excerpt(text)).toBe(expected);
});

property.prop([fc.string({ maxLength: 400 })])('never longer than 155 characters', (text) => {
  expect(excerpt(text).length).toBeLessThanOrEqual(155);
});
