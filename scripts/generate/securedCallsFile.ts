import { needsToken } from '../contract/access.ts';
import type { ContractDocument } from '../contract/document.ts';
import { listOperations } from '../contract/operations.ts';

/** The source of `generated/securedCalls.ts`: 'METHOD /path/{template}' of every call that asks for a token. */
export function securedCallsFile(document: ContractDocument): string {
  const calls = listOperations(document)
    .filter(({ operation }) => needsToken(document, operation))
    .map(({ method, path }) => `'${method.toUpperCase()} ${path}'`);
  return [
    '/** The calls that the contract secures with the bearer token, as `METHOD /path/{template}`. */',
    `export const securedCalls: ReadonlySet<string> = new Set([${calls.join(', ')}]);`,
  ].join('\n');
}
