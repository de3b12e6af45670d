import type { ContractDocument } from '../contract/document.ts';
import { tokensOf } from '../contract/pointer.ts';
import type { Locate } from '../contract/sourceLines.ts';
import type { Difference, LocatedFinding } from './Finding.ts';

/** What places of a contract are looked up in. */
export interface Sources {
  readonly document: ContractDocument;
  readonly locate: Locate;
}

/** A difference with the call that showed it, and its line in the files of the contract. */
export function placeFinding(
  difference: Difference,
  seen: Pick<LocatedFinding, 'operationId' | 'call'>,
  { document, locate }: Sources,
): LocatedFinding {
  const { source } = difference;
  return {
    ...difference,
    ...locate(source),
    ...seen,
    inferredFrom: inferredFrom(document, source),
  };
}

/** What the contract was inferred from at a place, or at its nearest parent; null if it was not. */
function inferredFrom(document: ContractDocument, source: string): string | null {
  let node: unknown = document;
  let found: string | null = null;
  for (const token of tokensOf(source)) {
    if (typeof node !== 'object' || node === null) break;
    node = (node as Readonly<Record<string, unknown>>)[token];
    const { 'x-inferred-from': from } = Object(node) as { readonly 'x-inferred-from'?: unknown };
    if (typeof from === 'string') found = from;
  }
  return found;
}
