import type { Access, Scheme } from '../contract/access.ts';

/** What the caller has: a bearer token, and credentials by the name of their scheme. */
export interface Credentials {
  readonly token: string | null;
  /** For `basic`: `user:password`. */
  readonly named: Readonly<Record<string, string>>;
}

/** Whether a text can be sent as a bearer token. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]{8,}$/.test(text);
}

/** A well-formed token with an invalid signature. */
export const foreignToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJub2JvZHkifQ.c2lnbmVkLWJ5LW5vYm9keQ';
const foreignKey = 'key-that-nobody-issued';

/** What is sent for one scheme. */
export interface SentCredential {
  readonly scheme: Scheme;
  readonly value: string;
}

/** The caller's own credentials for a call; null if they are not enough. An open call needs none. */
export function ownCredentials(
  access: Access,
  credentials: Credentials,
): readonly SentCredential[] | null {
  if (access.kind === 'field') return credentials.token === null ? null : [];
  const complete = access.ways
    .map((way) =>
      way.flatMap((scheme) => {
        const value = credentialOf(scheme, credentials);
        return value === null ? [] : [{ scheme, value }];
      }),
    )
    .find((sent, index) => sent.length === access.ways[index]?.length);
  if (complete !== undefined) return complete;
  if (access.kind === 'secured') return null;
  // The token is sent although the contract does not ask for it.
  return credentials.token === null ? null : [{ scheme: bearer, value: credentials.token }];
}

const bearer: Scheme = { name: 'bearer', kind: 'bearer', field: 'Authorization' };

function credentialOf(scheme: Scheme, { token, named }: Credentials): string | null {
  return named[scheme.name] ?? (scheme.kind === 'bearer' ? token : null);
}

/** Credentials of the right form that the server did not issue, for one of the ways to authenticate. */
export function foreignCredentials(access: Access, way = 0): readonly SentCredential[] {
  if (access.kind === 'field') return [];
  const foreign: Partial<Record<Scheme['kind'], string>> = {
    bearer: foreignToken,
    basic: 'nobody:nothing',
  };
  const ways = access.ways[way] ?? [];
  return ways.map((scheme) => ({ scheme, value: foreign[scheme.kind] ?? foreignKey }));
}

/** The caller's token with another signature, if it is a web token; otherwise null. */
export function alteredToken({ token }: Credentials): string | null {
  const [, signed, signature] = /^([\w-]+\.[\w-]+)\.([\w-]{8,})$/.exec(token ?? '') ?? [];
  if (signed === undefined || signature === undefined) return null;
  return `${signed}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
}

/** Schemes whose credentials cannot be sent by this tool, for example client certificates. */
export function unknownSchemes(access: Access): readonly string[] {
  if (access.kind === 'field') return [];
  const isKnown = (way: readonly Scheme[]): boolean => way.every(({ kind }) => kind !== 'other');
  if (access.ways.length === 0 || access.ways.some(isKnown)) return [];
  return access.ways
    .flat()
    .filter(({ kind }) => kind === 'other')
    .map(({ name }) => name);
}

/** The value of the header `Authorization`. */
export function authorization({ scheme, value }: SentCredential): string {
  const encoded = Buffer.from(value).toString('base64');
  return scheme.kind === 'basic' ? `Basic ${encoded}` : `Bearer ${value}`;
}
