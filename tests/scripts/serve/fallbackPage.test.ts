import { expect, it } from 'vitest';
import { fallbackOf } from '../../../scripts/serve/fallbackPage.ts';

it.each([
  ['/achat/1', '/200.html'],
  ['/english', '/200.html'],
  ['/en', '/en/200.html'],
  ['/en/achat/1', '/en/200.html'],
])('the fallback page of %s is in its language: %s', (path, page) => {
  expect(fallbackOf(path)).toBe(page);
});
