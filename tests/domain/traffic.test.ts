import { expect, it } from 'vitest';
import { trafficState } from '../../src/domain/traffic';

it.each([
  [true, 'FLUIDE', 'fluid'],
  [true, 'DENSE', 'dense'],
  [true, '', 'dense'],
  [false, 'FLUIDE', 'closed'],
  [false, 'DENSE', 'closed'],
] as const)('P9.20 open %s with traffic « %s » is %s', (isOpen, traffic, state) => {
  expect(trafficState(isOpen, traffic)).toBe(state);
});
