import { createHmac, timingSafeEqual } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import type { SignatureRequest } from '../../../generated/api.ts';
import type { World } from '../world/World.ts';

/** What a contract is made from; the documents that come with it stay with the operator. */
export type SignatureContract = Omit<SignatureRequest, 'rib' | 'kbis' | 'cniRecto' | 'cniVerso'>;

// The documents are left out, should they come along.
const contractFields = [
  ...['email', 'civility', 'company_name', 'firstname', 'lastname', 'cell_phone'],
  ...['address_1', 'address_2', 'address_3', 'zip', 'city', 'country'],
  ...['iban', 'type', 'subscription'],
];

/** How long a link to sign is good for; step 6 of the purchase offers a fresh one (P4.5). */
export const signatureSeconds = 30 * 60;

/** Numbers of contracts to sign start after this one. */
const before = 880_000;

/**
 * Opens the signature of a contract (P7.14): its number, the path of its preview, and the short-lived token that opens
 * it for the person who signs. The token is not kept.
 */
export function openSignature(
  world: World,
  contract: SignatureContract,
): { readonly id: number; readonly contractLink: string; readonly token: Promise<string> } {
  const { store, clock } = world;
  const { id } = store.run(
    `INSERT INTO signature (id, data, createdAt)
     SELECT max(:before, coalesce(max(id), 0)) + 1, :data, :now FROM signature`,
    { before, data: JSON.stringify(contract, contractFields), now: clock.now() },
  );
  const payload = { exp: clock.now() + signatureSeconds, contract: id };
  return {
    id,
    contractLink: previewPath(world, id),
    token: sign(payload, tokenKey(world), 'HS256'),
  };
}

/** The contract that a token opens; null when the token is expired or not ours. */
export async function contractOpenedBy(token: string, world: World): Promise<number | null> {
  const payload = await verify(token, tokenKey(world), {
    alg: 'HS256',
    exp: false,
    iat: false,
    nbf: false,
  }).catch(() => null);
  if (payload === null || (payload.exp ?? 0) <= world.clock.now()) return null;
  const id = payload['contract'];
  return typeof id === 'number' ? id : null;
}

/** The path of a contract's preview, which the site's own server leads on from. Its seal cannot be guessed from the number. */
export function previewPath(world: World, id: number): string {
  return `/calinda/contrats/${id}/${previewSeal(world, id)}.pdf`;
}

export function previewSealIsRight(world: World, id: number, seal: string): boolean {
  const [told, right] = [Buffer.from(seal), Buffer.from(previewSeal(world, id))];
  return told.length === right.length && timingSafeEqual(told, right);
}

// Keys of their own: a token to sign opens no session, and a session signs nothing.
function tokenKey({ secret }: World): string {
  return `${secret}/signature`;
}

function previewSeal({ secret }: World, id: number): string {
  return createHmac('sha256', `${secret}/preview`).update(String(id)).digest('base64url');
}
