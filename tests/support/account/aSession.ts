import { readToken, type Session } from '../../../src/domain/account/accessToken';
import { aToken } from './aToken';

/** The session of a token with these claims. */
export function aSession(claims: Parameters<typeof aToken>[0]): Session {
  const session = readToken(aToken(claims));
  if (!session) throw new Error('The token of the test is unreadable');
  return session;
}
