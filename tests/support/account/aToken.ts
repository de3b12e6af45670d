import type { Session } from '../../../src/domain/account/accessToken';

/** A readable JWT; `exp` in seconds, by default far in the future. */
export function aToken({
  exp = 4_102_444_800,
  ...payload
}: Partial<Omit<Session, 'expiresAt'>> & {
  readonly exp?: number;
  readonly iat?: number;
} = {}): string {
  const encode = (part: object): string =>
    Buffer.from(JSON.stringify(part), 'utf8').toString('base64url');
  const full = {
    exp,
    username: 'camille.durand@example.fr',
    scopes: ['SUBSCRIBER', 'FREE'],
    errors: {},
    ...payload,
  };
  return `${encode({ alg: 'none' })}.${encode(full)}.c2lnbmF0dXJl`;
}
