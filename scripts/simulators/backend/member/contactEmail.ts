import type { Store } from '../../store/database.ts';
import type { AccountHolder } from '../../world/Caller.ts';

/**
 * The single e-mail that the subscriber area shows, although each contract has its own: the one
 * saved last; before any save, the first contract's; the account's when no contract has one (M3.1).
 */
export function contactEmail(store: Store, { accountId, email }: AccountHolder): string {
  const saved = store.row<{ readonly email: string }>(
    `SELECT email FROM contract WHERE accountId = :accountId AND email IS NOT NULL
     ORDER BY addressHeldUntil DESC, id LIMIT 1`,
    { accountId },
  );
  return saved?.email ?? email;
}
