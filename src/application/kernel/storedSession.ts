import { isExpired, readToken, type Session } from '../../domain/account/accessToken';
import type { BrowserPorts } from '../ports/Ports';

/** The session of the stored token; null if there is no token, or if it is unreadable or expired. */
export function storedSession({
  tokens,
  clock,
}: Pick<BrowserPorts, 'tokens' | 'clock'>): Session | null {
  const token = tokens.read();
  const session = token === null ? null : readToken(token);
  return session === null || isExpired(session, clock.now()) ? null : session;
}

/** The user name of that session; null without one. */
export function storedUsername(browser: Pick<BrowserPorts, 'tokens' | 'clock'>): string | null {
  return storedSession(browser)?.username ?? null;
}
