import { expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';

it('a timestamp of the API is a number of seconds', () => {
  expect(instant(1_792_888_200)).toBe(1_792_888_200);
});
