import { cacheControlOf } from '../contract/cacheControl.ts';
import type { ContractDocument } from '../contract/document.ts';
import { listOperations } from '../contract/operations.ts';
import type { CallRules } from './HostPlan.ts';

/** Reads from the contract which answers may be cached and which calls declare 429. */
export function callRules(contract: ContractDocument): CallRules {
  const operations = listOperations(contract);
  return {
    cached: operations
      .filter((one) => one.method === 'get' && cacheControlOf(contract, one) !== null)
      .map(({ path }) => path),
    limited: [
      ...new Set(operations.filter(({ answers }) => 429 in answers).map(({ path }) => path)),
    ],
  };
}
