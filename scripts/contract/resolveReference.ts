import type { ContractDocument } from './document.ts';

/** Follows `$ref` in the bundled document until the target is not a reference. */
export function resolveReference<T extends object>(
  document: ContractDocument,
  node: T | { readonly $ref: string },
): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const target = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (parent, token) =>
        (parent as Record<string, unknown> | undefined)?.[
          token.replaceAll('~1', '/').replaceAll('~0', '~')
        ],
      document,
    );
  if (typeof target !== 'object' || target === null) throw new Error(`${node.$ref} not found`);
  return resolveReference(document, target as T | { readonly $ref: string });
}
