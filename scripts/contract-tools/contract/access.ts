import { type ContractDocument, type SecurityScheme, resolveReference } from './document.ts';
import type { ListedOperation } from './operations.ts';

/** A scheme of `securitySchemes`, and how its credential is sent. */
export interface Scheme {
  readonly name: string;
  readonly kind: 'bearer' | 'basic' | 'header' | 'query' | 'cookie' | 'other';
  /** Name of the header, the query parameter or the cookie. */
  readonly field: string;
}

/**
 * Who may call an operation:
 * - `secured`: callers with all schemes of one of these ways;
 * - `field`: callers with the token in a form field marked `x-bearer-token`, where no header can be sent;
 * - `open`: everybody; with `ways`, a caller may also identify.
 */
export type Access =
  | { readonly kind: 'secured'; readonly ways: readonly (readonly Scheme[])[] }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'open'; readonly ways: readonly (readonly Scheme[])[] };

/** Reads the access from `security`, `securitySchemes` and the field marked `x-bearer-token`. */
export function accessTo(document: ContractDocument, { operation, body }: ListedOperation): Access {
  const demanded = operation.security ?? document.security ?? [];
  const all = demanded.map((way) => Object.keys(way).map((name) => schemeNamed(document, name)));
  const ways = all.filter((way) => way.length > 0);
  if (all.length > 0 && ways.length === all.length) return { kind: 'secured', ways };
  const { properties = {} } = body === null ? {} : resolveReference(document, body.schema);
  const field = Object.keys(properties).find((name) => properties[name]?.['x-bearer-token']);
  return field === undefined ? { kind: 'open', ways } : { kind: 'field', field };
}

/** The schemes of the whole contract. */
export function schemesOf(document: ContractDocument): readonly Scheme[] {
  return Object.keys(document.components.securitySchemes ?? {}).map((name) =>
    schemeNamed(document, name),
  );
}

function schemeNamed(document: ContractDocument, name: string): Scheme {
  const written = document.components.securitySchemes?.[name];
  const place = written && placeOf(resolveReference<SecurityScheme>(document, written));
  return { name, ...(place ?? unknownPlace) };
}

const unknownPlace = { kind: 'other', field: '' } as const;

function placeOf({ type, scheme, in: place, name = '' }: SecurityScheme): Omit<Scheme, 'name'> {
  if (type === 'apiKey') return { kind: place ?? 'other', field: name };
  const isToken = type === 'oauth2' || type === 'openIdConnect';
  const kind = isToken ? 'bearer' : scheme?.toLowerCase();
  const isSent = (isToken || type === 'http') && (kind === 'bearer' || kind === 'basic');
  return isSent ? { kind, field: 'Authorization' } : unknownPlace;
}
