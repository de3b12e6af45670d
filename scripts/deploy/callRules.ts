import { cacheControlOf } from '../contract/cacheControl.ts';
import type { ContractDocument } from '../contract/document.ts';
import { listOperations } from '../contract/operations.ts';
import type { CallRules } from './HostPlan.ts';
import { templateExpression } from './patternExpression.ts';

/** Reads from the contract which answers may be cached and which calls declare 429. */
export function callRules(contract: ContractDocument): CallRules {
  const operations = listOperations(contract);
  const limited = operations.filter(({ answers }) => 429 in answers).map(({ path }) => path);
  const isLimited = (path: string): boolean =>
    limited.some((one) => new RegExp(templateExpression(one)).test(path));
  return {
    cached: operations
      .filter((one) => one.method === 'get' && cacheControlOf(contract, one) !== null)
      .map(({ path }) => path),
    limited: [...new Set(limited)],
    exempt: Object.keys(contract.paths).filter(
      (path) => !limited.includes(path) && isLimited(path),
    ),
  };
}
