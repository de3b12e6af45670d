import { expect, it } from 'vitest';
import { readOrderKey } from '../../../src/domain/ordering/orderKey';

const key = '0a1b2c3d-0000-4abc-8def-0123456789ab';

it('a stored UUID is the key of an order', () => {
  expect(readOrderKey(key)).toBe(key);
});

it.each([
  null,
  12,
  [key],
  '',
  key.toUpperCase(),
  `x${key}`,
  `${key}0`,
  key.slice(1),
  key.replace('-', ''),
])('%j is not a key', (raw) => {
  expect(readOrderKey(raw)).toBeNull();
});
