import { expect, it } from 'vitest';
import { formatCount } from '../../../src/domain/basis/formatCount';

it.each([
  [0, '0'],
  [999, '999'],
  [1080, '1\u202f080'],
  [43200, '43\u202f200'],
])('%d is shown as %s, as in French', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
