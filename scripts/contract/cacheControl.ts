import type { ContractDocument } from './document.ts';
import type { ListedOperation } from './operations.ts';
import { resolveReference } from './resolveReference.ts';

/** The header Cache-Control of a successful answer; null where the contract allows no cache to keep it. */
export function cacheControlOf(
  document: ContractDocument,
  { operation: { operationId }, answers }: ListedOperation,
): string | null {
  const written = answers[200]?.headers?.['Cache-Control'];
  if (written === undefined) return null;
  const { example } = resolveReference(document, written);
  if (typeof example !== 'string') throw new Error(`${operationId}: Cache-Control has no example`);
  return example;
}
