import { hashPassword } from '../../rules/password.ts';
import { endSessions } from '../../world/sessions.ts';
import type { Services } from '../../world/Services.ts';
import { voidLinks } from './mailedLinks.ts';

/**
 * Replaces the password. Mailed links to choose one become invalid, and every session ends except
 * the one that made the request (ASVS 4.0.3, 3.3.3).
 */
export function setPassword(
  accountId: number,
  password: string,
  services: Services,
  askedBy: { readonly sessionId: string } | null = null,
): void {
  services.store.run('UPDATE account SET passwordHash = :passwordHash WHERE id = :accountId', {
    accountId,
    passwordHash: hashPassword(password),
  });
  voidLinks('password', accountId, services);
  endSessions(accountId, askedBy?.sessionId ?? null, services);
}
