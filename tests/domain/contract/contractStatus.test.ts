import { expect, it } from 'vitest';
import { shownContractStatus } from '../../../src/domain/contract/contractStatus';

it.each([
  ['active', 'active'],
  ['special', 'inactive'],
  ['inactive', 'inactive'],
] as const)('M4.2 a contract with the status %s is shown as %s', (status, shown) => {
  expect(shownContractStatus(status)).toBe(shown);
});
