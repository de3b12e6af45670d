import { expect, it } from 'vitest';
import { outstandingLabel } from '../../../src/domain/contract/contractCategory';

it.each([
  [true, 'contractOutstanding'],
  [false, 'collectionInProgress'],
] as const)('M2.21, M9.6 only an outstanding amount: %s, its label is %s', (only, label) => {
  expect(outstandingLabel({ hasOutstandingOnly: only })).toBe(label);
});
