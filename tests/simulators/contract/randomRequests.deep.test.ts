import { expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { describeRandomRequests } from './randomRequests.ts';

const succeeded = await describeRandomRequests({ fitting: 60, damaged: 40 });

it('the random requests are realistic: nearly every operation succeeds for some of them', async () => {
  const never = listOperations(await readContract())
    .map(({ operation }) => operation.operationId)
    .filter((operationId) => !succeeded.has(operationId));
  // Random data cannot produce a valid seal or the ticket of a refund: these operations have tests
  // of their own.
  const unlikely = ['receiveBankCallback', 'createRefundReceipt'];
  expect(never.filter((operationId) => !unlikely.includes(operationId))).toEqual([]);
});
