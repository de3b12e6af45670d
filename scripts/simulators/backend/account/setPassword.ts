import { hashPassword } from '../../rules/password.ts';
import type { World } from '../../world/World.ts';
import { voidLinks } from './mailedLinks.ts';

/** Replaces the password; links that were mailed to choose one are void from then on. */
export function setPassword(accountId: number, password: string, world: World): void {
  world.store.run('UPDATE account SET passwordHash = :passwordHash WHERE id = :accountId', {
    accountId,
    passwordHash: hashPassword(password),
  });
  voidLinks('password', accountId, world);
}
