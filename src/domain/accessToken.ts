import { flatMap, fromNullable, none, some, tryCatch, type Option } from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { instant, type Instant } from './instant';

/** SUBSCRIBER opens the subscriber area, FREE the free-ramp area (P6.3, P6.4). */
export const scopes = ['SUBSCRIBER', 'FREE'] as const;

export type Scope = (typeof scopes)[number];

/** What the bearer token says of its holder. Read for routing and display only: never verified here, so it proves nothing. */
export interface Session {
  readonly username: string;
  readonly scopes: readonly Scope[];
  /** Messages keyed by the name of the scope that they keep closed (P3.2). */
  readonly errors: Readonly<Record<string, string>>;
  readonly expiresAt: Instant;
}

const HEADER_PAYLOAD_SIGNATURE = /^[^.]*\.([^.]*)\.[^.]*$/;

/** Reads the payload of a JWT (RFC 7519); a token that cannot be read is none, which means signed out. */
export function readToken(raw: string): Option<Session> {
  return pipe(
    fromNullable(HEADER_PAYLOAD_SIGNATURE.exec(raw)?.[1]),
    flatMap((payload) => tryCatch(() => decodeJson(payload))),
    flatMap(sessionFromPayload),
  );
}

/** The token's time has passed; at its very second it no longer counts (M4.8, RFC 7519 §4.1.4). */
export function isExpired(session: Pick<Session, 'expiresAt'>, now: Instant): boolean {
  return now >= session.expiresAt;
}

export function hasScope(session: Pick<Session, 'scopes'>, scope: Scope): boolean {
  return session.scopes.includes(scope);
}

/** Why this scope is closed to the holder, in the server's words (P2.26, P3.2). */
export function scopeError(session: Pick<Session, 'errors'>, scope: Scope): Option<string> {
  return fromNullable(session.errors[scope]);
}

/** base64url (RFC 7515), then UTF-8, then JSON; throws on anything else. */
function decodeJson(segment: string): unknown {
  const binary = atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

function sessionFromPayload(payload: unknown): Option<Session> {
  if (!isRecord(payload)) return none;
  const { exp, username, scopes: granted, errors } = payload;
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return none;
  if (typeof username !== 'string' || !Array.isArray(granted)) return none;
  return some({
    username,
    scopes: scopes.filter((scope) => granted.includes(scope)),
    errors: textsOf(errors),
    expiresAt: instant(exp),
  });
}

/** Some servers write an empty map as an empty list: anything but texts by name is left out. */
function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
