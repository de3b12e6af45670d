import { hashPassword, passwordMatches } from '../../rules/password.ts';
import type { Store } from '../../store/database.ts';
import type { Services } from '../../world/Services.ts';

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Null until a password is chosen, for an account that a first connection opened. */
  readonly passwordHash: string | null;
  /** Seconds since 1970; null until the link of an activation or password mail was followed. */
  readonly activatedAt: number | null;
}

/** The account with this e-mail, compared without case. */
export function findAccount(store: Store, email: string): Account | undefined {
  return store.row('SELECT * FROM account WHERE email = :email', { email });
}

/** Inserts an account without a password, not yet active. The e-mail must not be in use. */
export function addAccount(
  store: Store,
  names: Pick<Account, 'email' | 'firstname' | 'lastname'>,
): Account {
  const { id } = store.run(
    'INSERT INTO account (email, firstname, lastname) VALUES (:email, :firstname, :lastname)',
    { email: names.email, firstname: names.firstname, lastname: names.lastname },
  );
  return { ...names, id, passwordHash: null, activatedAt: null };
}

/**
 * Lets the account sign in. Following the link of a mail proves that the person reads that mailbox
 * (P7.10).
 */
export function activate(accountId: number, { store, clock }: Services): void {
  store.run('UPDATE account SET activatedAt = :now WHERE id = :accountId AND activatedAt IS NULL', {
    accountId,
    now: clock.now(),
  });
}

const unusedHash = hashPassword('');

/**
 * Whether the password is the account's. Hashes something for an unknown account too, so that the
 * response time does not reveal which e-mails exist.
 */
export function isPasswordOf(account: Account | undefined, password: string): boolean {
  const hash = account?.passwordHash ?? null;
  return passwordMatches(password, hash ?? unusedHash) && hash !== null;
}
