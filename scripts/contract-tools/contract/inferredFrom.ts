import type { ContractDocument } from './document.ts';
import { unescapeToken } from './pointer.ts';

/**
 * What the contract was inferred from at a place, or at its nearest parent; null when it was not
 * inferred.
 */
export function inferredFrom(document: ContractDocument, source: string): string | null {
  let node: unknown = document;
  let found: string | null = null;
  for (const token of source
    .replace(/^#?\/?/, '')
    .split('/')
    .map(unescapeToken)) {
    if (typeof node !== 'object' || node === null) break;
    node = (node as Readonly<Record<string, unknown>>)[token];
    const { 'x-inferred-from': from } = Object(node) as { readonly 'x-inferred-from'?: unknown };
    if (typeof from === 'string') found = from;
  }
  return found;
}
