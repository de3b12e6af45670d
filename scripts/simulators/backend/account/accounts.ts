import { hashPassword, passwordMatches } from '../../rules/password.ts';
import type { Store } from '../../store/database.ts';
import type { World } from '../../world/World.ts';

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Null until the first connection chose a password. */
  readonly passwordHash: string | null;
  /** Seconds since 1970; null until a link of a mail was followed. */
  readonly activatedAt: number | null;
}

/** The account that an e-mail belongs to, whatever its case. */
export function findAccount(store: Store, email: string): Account | undefined {
  return store.row('SELECT * FROM account WHERE email = :email', { email });
}

/** A new account, without a password and not yet active. The e-mail must be free. */
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

/** Lets the account sign in from now on: whoever followed the link of a mail reads that e-mail (P7.10). */
export function activate(accountId: number, { store, clock }: World): void {
  store.run('UPDATE account SET activatedAt = :now WHERE id = :accountId AND activatedAt IS NULL', {
    accountId,
    now: clock.now(),
  });
}

const nobodysHash = hashPassword('');

/** Whether this is the account's password. Takes as long for nobody's, so that time tells no e-mail from another. */
export function isPasswordOf(account: Account | undefined, password: string): boolean {
  const hash = account?.passwordHash ?? null;
  return passwordMatches(password, hash ?? nobodysHash) && hash !== null;
}
