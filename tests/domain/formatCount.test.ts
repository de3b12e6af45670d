import { expect, it } from 'vitest';
import { formatCount } from '../../src/domain/formatCount';

it.each([
  [0, '0'],
  [999, '999'],
  [1080, '1\u202f080'],
  [43200, '43\u202f200'],
])('%d reads %s, as in French', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
