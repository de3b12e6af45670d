import { expect, it } from 'vitest';
import { isContractClosed } from '../../../src/domain/payment/orderStatus';

it.each([
  ['yes', 'no', true],
  ['unknown', 'yes', true],
  ['unknown', 'no', false],
  ['no', 'unknown', false],
] as const)('P2.14 signed %s, paid %s: the contract is closed: %s', (signed, paid, isClosed) => {
  expect(isContractClosed({ signed, paid })).toBe(isClosed);
});
