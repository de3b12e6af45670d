import type { ContractDocument } from './document.ts';
import type { ListedOperation } from './operations.ts';
import { resolveReference } from './resolveReference.ts';

/**
 * Who may call an operation: `bearer`, with the token in a header; `field`, with the token in a
 * form field (the form opens a new tab, where no header can be sent, M7.7); `open`, everybody.
 */
export type Access =
  | { readonly kind: 'bearer' }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'open' };

/** Whether a token is required; `{}` in `security` makes it optional. */
export function needsToken(
  document: Pick<ContractDocument, 'security'>,
  { security = document.security ?? [] }: Pick<ListedOperation['operation'], 'security'>,
): boolean {
  return security.length > 0 && security.every((way) => Object.keys(way).length > 0);
}

/** Reads the access from `security` and from the field marked `x-bearer-token`. */
export function accessTo(document: ContractDocument, { operation }: ListedOperation): Access {
  if (needsToken(document, operation)) return { kind: 'bearer' };
  const [mediaType] = Object.values(operation.requestBody?.content ?? {});
  if (mediaType === undefined) return { kind: 'open' };
  const { properties = {} } = resolveReference(document, mediaType.schema);
  const field = Object.keys(properties).find((name) => properties[name]?.['x-bearer-token']);
  return field === undefined ? { kind: 'open' } : { kind: 'field', field };
}
