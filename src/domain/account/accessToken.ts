import { instant, type Instant } from '../basis/instant';

/** SUBSCRIBER opens the subscriber area, FREE the free-ramp area (P6.3, P6.4). */
export const scopes = ['SUBSCRIBER', 'FREE'] as const;

export type Scope = (typeof scopes)[number];

/**
 * The content of the bearer token. It is read for routing and display only and is never verified here, so it
 * proves nothing.
 */
export interface Session {
  readonly username: string;
  readonly scopes: readonly Scope[];
  /** Messages by the name of a scope that is closed (P3.2). */
  readonly errors: Readonly<Record<string, string>>;
  readonly expiresAt: Instant;
}

const HEADER_PAYLOAD_SIGNATURE = /^[^.]*\.([^.]*)\.[^.]*$/;

/**
 * Decodes the payload of a JWT (RFC 7519); null for a token that cannot be decoded, which means signed out.
 */
export function readToken(raw: string): Session | null {
  return sessionFromPayload(payloadOf(raw));
}

/** When the server issued the token, by its own clock; null in a token without `iat` (RFC 7519 §4.1.6). */
export function readIssueTime(raw: string): Instant | null {
  const payload = payloadOf(raw);
  const issued = isRecord(payload) ? payload['iat'] : null;
  return typeof issued === 'number' && Number.isInteger(issued) ? instant(issued) : null;
}

function payloadOf(raw: string): unknown {
  return decodeJson(HEADER_PAYLOAD_SIGNATURE.exec(raw)?.[1] ?? '');
}

/** Whether the token has expired; it is expired from the second `exp` on (M4.8, RFC 7519 §4.1.4). */
export function isExpired(session: Pick<Session, 'expiresAt'>, now: Instant): boolean {
  return now >= session.expiresAt;
}

/**
 * How many seconds to add to the time of the device when a token has just arrived: 0 if it has not expired
 * there, and for a token that was never valid. Otherwise the clock of the device is ahead, and the token says
 * when it was issued.
 */
export function clockCorrection(
  { expiresAt, issuedAt }: { readonly expiresAt: Instant; readonly issuedAt: Instant | null },
  deviceNow: Instant,
): number {
  const wasValid = issuedAt !== null && issuedAt < expiresAt;
  return wasValid && isExpired({ expiresAt }, deviceNow) ? issuedAt - deviceNow : 0;
}

/** How long before its end a session is announced to end, in seconds (WCAG 2.2.1 asks for at least 20). */
const WARNING_SECONDS = 120;

/** Whether the session ends within two minutes, or has ended. */
export function endsSoon({ expiresAt }: Pick<Session, 'expiresAt'>, now: Instant): boolean {
  return now >= expiresAt - WARNING_SECONDS;
}

export function hasScope(session: Pick<Session, 'scopes'>, scope: Scope): boolean {
  return session.scopes.includes(scope);
}

/** The only area that the token opens; null when it opens both, or none. */
export function onlyScope({ scopes: granted }: Pick<Session, 'scopes'>): Scope | null {
  const [only = null, ...others] = granted;
  return others.length === 0 ? only : null;
}

/** Why this scope is closed to the user, in the words of the server (P2.26, P3.2); null without a reason. */
export function scopeError(session: Pick<Session, 'errors'>, scope: Scope): string | null {
  return session.errors[scope] ?? null;
}

/** base64url (RFC 7515), then UTF-8, then JSON; null for anything else. */
function decodeJson(segment: string): unknown {
  try {
    const binary = atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

function sessionFromPayload(payload: unknown): Session | null {
  if (!isRecord(payload)) return null;
  const { exp, username, scopes: granted, errors } = payload;
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return null;
  if (typeof username !== 'string' || !Array.isArray(granted)) return null;
  return {
    username,
    scopes: scopes.filter((scope) => granted.includes(scope)),
    errors: textsOf(errors),
    expiresAt: instant(exp),
  };
}

/** Some servers send an empty map as an empty list: every value that is not a text by name is dropped. */
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
