import { hashPassword } from '../../rules/password.ts';
import { endSessions } from '../../world/sessions.ts';
import type { World } from '../../world/World.ts';
import { voidLinks } from './mailedLinks.ts';

/**
 * Replaces the password. Links that were mailed to choose one are void from then on, and so is every session but the one
 * that asked, which goes on without signing in again (ASVS 4.0.3, 3.3.3).
 */
export function setPassword(
  accountId: number,
  password: string,
  world: World,
  askedBy: { readonly sessionId: string } | null = null,
): void {
  world.store.run('UPDATE account SET passwordHash = :passwordHash WHERE id = :accountId', {
    accountId,
    passwordHash: hashPassword(password),
  });
  voidLinks('password', accountId, world);
  endSessions(accountId, askedBy?.sessionId ?? null, world);
}
