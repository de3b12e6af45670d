import type { Store } from '../../store/database.ts';
import type { AccountHolder } from '../../world/Caller.ts';

/**
 * The one e-mail that the subscriber area shows, though each contract has its own: the one that was saved last, before
 * any save that of the first contract, without any that of the account (M3.1).
 */
export function contactEmail(store: Store, { accountId, email }: AccountHolder): string {
  const saved = store.row<{ readonly email: string }>(
    `SELECT email FROM contract WHERE accountId = :accountId AND email IS NOT NULL
     ORDER BY addressHeldUntil DESC, id LIMIT 1`,
    { accountId },
  );
  return saved?.email ?? email;
}
