import { randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import type { AccountHolder, Caller } from './Caller.ts';
import type { Services } from './Services.ts';

/** How long a bearer token is valid. */
export const sessionSeconds = 60 * 60;

const noContract = "Aucun contrat n'est rattaché à ce compte.";

/**
 * A bearer token for an account. Its scopes are those that the account has today (P3.2, P6.3,
 * P6.4).
 */
export function openSession(
  { accountId, email }: AccountHolder,
  { store, clock, secret }: Services,
): Promise<string> {
  const isSubscriber =
    store.row('SELECT 1 FROM contract WHERE accountId = :accountId', { accountId }) !== undefined;
  const now = clock.now();
  const payload = {
    iat: now,
    exp: now + sessionSeconds,
    jti: randomUUID(),
    scopes: isSubscriber ? ['SUBSCRIBER', 'FREE'] : ['FREE'],
    errors: isSubscriber ? {} : { SUBSCRIBER: noContract },
    username: email,
    sub: String(accountId),
  };
  return sign(payload, secret, 'HS256');
}

/**
 * The caller of a token. Null when the token is missing, expired, not signed by us, of an inactive
 * account, or issued before a change of the password.
 */
export async function readSession(
  token: string | undefined,
  { store, clock, secret }: Services,
): Promise<Caller | null> {
  if (token === undefined) return null;
  // Expiry is checked below with the operator's clock, which may be ahead of the machine's.
  const payload = await verify(token, secret, {
    alg: 'HS256',
    exp: false,
    iat: false,
    nbf: false,
  }).catch(() => null);
  if (payload === null || (payload.exp ?? 0) <= clock.now()) return null;
  const sessionId = String(payload['jti']);
  const account = store.row<{ id: number; email: string }>(
    `SELECT id, email FROM account
     WHERE id = :id AND activatedAt IS NOT NULL
       AND (sessionsSince <= :openedAt OR keptSession = :sessionId)`,
    { id: Number(payload['sub']), openedAt: payload.iat ?? 0, sessionId },
  );
  return account === undefined ? null : { accountId: account.id, email: account.email, sessionId };
}

/**
 * Invalidates the bearer tokens of an account that were issued before this second, except the kept
 * one.
 */
export function endSessions(
  accountId: number,
  keptSession: string | null,
  { store, clock }: Services,
): void {
  store.run(
    `UPDATE account SET sessionsSince = :now, keptSession = :keptSession WHERE id = :accountId`,
    { accountId, keptSession, now: clock.now() },
  );
}
