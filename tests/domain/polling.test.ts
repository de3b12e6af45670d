import { expect, it } from 'vitest';
import { nextReading } from '../../src/domain/polling';

it.each([
  [0, 30],
  [1, 60],
  [2, 120],
  [3, 240],
  [4, 300],
  [50, 300],
])('P9.13 after %i failures in a row the next reading comes %i s later', (failures, seconds) => {
  expect(nextReading(failures)).toBe(seconds);
});
