import { createHmac, timingSafeEqual } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import type { SignatureRequest } from '../../../generated/api.ts';
import type { Services } from '../world/Services.ts';

/** The data of a contract to sign; its uploaded documents are stored by the operator. */
export type SignatureContract = Omit<SignatureRequest, 'rib' | 'kbis' | 'cniRecto' | 'cniVerso'>;

// An allow-list, so that documents are never stored here.
const contractFields = [
  ...['email', 'civility', 'company_name', 'firstname', 'lastname', 'cell_phone'],
  ...['address_1', 'address_2', 'address_3', 'zip', 'city', 'country'],
  ...['iban', 'type', 'subscription'],
];

/** How long a signature link is valid; step 6 of the purchase offers a new one (P4.5). */
export const signatureSeconds = 30 * 60;

/** Numbers of contracts to sign start after this one. */
const before = 880_000;

/**
 * Opens the signature of a contract (P7.14). Returns its number, the path of its preview, and the
 * short-lived token of the signer's link, which is not stored.
 */
export function openSignature(
  services: Services,
  contract: SignatureContract,
): { readonly id: number; readonly contractLink: string; readonly token: Promise<string> } {
  const { store, clock } = services;
  const { id } = store.run(
    `INSERT INTO signature (id, data, createdAt)
     SELECT max(:before, coalesce(max(id), 0)) + 1, :data, :now FROM signature`,
    { before, data: JSON.stringify(contract, contractFields), now: clock.now() },
  );
  const payload = { exp: clock.now() + signatureSeconds, contract: id };
  return {
    id,
    contractLink: previewPath(services, id),
    token: sign(payload, tokenKey(services), 'HS256'),
  };
}

/** The contract of a token; null when the token is expired or not signed by us. */
export async function contractOpenedBy(token: string, services: Services): Promise<number | null> {
  const payload = await verify(token, tokenKey(services), {
    alg: 'HS256',
    exp: false,
    iat: false,
    nbf: false,
  }).catch(() => null);
  if (payload === null || (payload.exp ?? 0) <= services.clock.now()) return null;
  const id = payload['contract'];
  return typeof id === 'number' ? id : null;
}

/**
 * The path of a contract's preview, which the site's server forwards here. Its seal cannot be
 * derived from the number.
 */
export function previewPath(services: Services, id: number): string {
  return `/calinda/contrats/${id}/${previewSeal(services, id)}.pdf`;
}

export function previewSealIsRight(services: Services, id: number, seal: string): boolean {
  const [given, right] = [Buffer.from(seal), Buffer.from(previewSeal(services, id))];
  return given.length === right.length && timingSafeEqual(given, right);
}

// Separate keys, so that a signature token opens no session and a session token opens no contract.
function tokenKey({ secret }: Services): string {
  return `${secret}/signature`;
}

function previewSeal({ secret }: Services, id: number): string {
  return createHmac('sha256', `${secret}/preview`).update(String(id)).digest('base64url');
}
