import type { Store } from '../../store/database.ts';
import type { Person } from '../people.ts';

export interface AccountState {
  /** Null for the next free id. */
  readonly id: number | null;
  readonly passwordHash: string;
  /** Seconds since 1970; null while the activation link was not followed. */
  readonly activatedAt: number | null;
}

/** Returns the account's id. */
export function insertAccount(
  store: Store,
  { email, firstname, lastname }: Person,
  { id, passwordHash, activatedAt }: AccountState,
): number {
  return store.run(
    `INSERT INTO account (id, email, firstname, lastname, passwordHash, activatedAt)
     VALUES (:id, :email, :firstname, :lastname, :passwordHash, :activatedAt)`,
    { id, email, firstname, lastname, passwordHash, activatedAt },
  ).id;
}
