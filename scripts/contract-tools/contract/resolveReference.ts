import { UsageError } from '../command/UsageError.ts';
import type { ContractDocument } from './document.ts';
import { fragmentTokens, valueAt } from './pointer.ts';

/**
 * Follows `$ref` in the document until the target is not a reference. Throws on a missing or circular
 * target.
 */
export function resolveReference<T extends object>(
  document: ContractDocument,
  node: T | { readonly $ref: string },
): T {
  let here = node;
  const passed = new Set<string>();
  while ('$ref' in here && typeof here.$ref === 'string') {
    const target = valueAt(document, fragmentTokens(here.$ref.replace(/^#/, '')));
    if (typeof target !== 'object' || target === null)
      throw new UsageError(`${here.$ref} not found`);
    if (passed.has(here.$ref)) throw new UsageError(`${here.$ref} is a circular reference`);
    passed.add(here.$ref);
    here = target as T | { readonly $ref: string };
  }
  return here as T;
}
