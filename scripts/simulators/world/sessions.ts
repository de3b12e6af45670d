import { sign, verify } from 'hono/jwt';
import type { Caller } from './Caller.ts';
import type { World } from './World.ts';

/** How long a bearer token is good for. */
export const sessionSeconds = 60 * 60;

const noContract = "Aucun contrat n'est rattaché à ce compte.";

/** A bearer token for an account: its scopes are what it has today (P3.2, P6.3, P6.4). */
export function openSession(
  { accountId, email }: Caller,
  { store, clock, secret }: World,
): Promise<string> {
  const isSubscriber =
    store.row('SELECT 1 FROM contract WHERE accountId = :accountId', { accountId }) !== undefined;
  const payload = {
    exp: clock.now() + sessionSeconds,
    scopes: isSubscriber ? ['SUBSCRIBER', 'FREE'] : ['FREE'],
    errors: isSubscriber ? {} : { SUBSCRIBER: noContract },
    username: email,
    sub: String(accountId),
  };
  return sign(payload, secret, 'HS256');
}

/** Whose token this is; null when it is missing, expired, not ours, or of an account that is no longer active. */
export async function readSession(
  token: string | undefined,
  { store, clock, secret }: World,
): Promise<Caller | null> {
  if (token === undefined) return null;
  // The times of a token are held to our clock below, not to the machine's.
  const payload = await verify(token, secret, {
    alg: 'HS256',
    exp: false,
    iat: false,
    nbf: false,
  }).catch(() => null);
  if (payload === null || (payload.exp ?? 0) <= clock.now()) return null;
  const account = store.row<{ id: number; email: string }>(
    'SELECT id, email FROM account WHERE id = :id AND activatedAt IS NOT NULL',
    { id: Number(payload['sub']) },
  );
  return account === undefined ? null : { accountId: account.id, email: account.email };
}
