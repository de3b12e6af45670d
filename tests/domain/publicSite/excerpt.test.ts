import { fc, test as property } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { excerpt } from '../../../src/domain/publicSite/excerpt';

it('a short text is returned whole, on one line', () => {
  expect(excerpt(' Deux tunnels\n relient le port. ')).toBe('Deux tunnels relient le port.');
});

it('a long text is cut between two words, and ends with an ellipsis', () => {
  const words = 'tunnel, '.repeat(40);
  expect(excerpt(words)).toMatch(/tunnel…$/);
});

property.prop([fc.string({ maxLength: 400 })])('never longer than 155 characters', (text) => {
  expect(excerpt(text).length).toBeLessThanOrEqual(155);
});
