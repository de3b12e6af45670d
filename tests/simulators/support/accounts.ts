import { hashPassword } from '../../../scripts/simulators/rules/password.ts';
import { openSession } from '../../../scripts/simulators/world/sessions.ts';
import type { Operator } from './operator.ts';

export interface MadeUpAccount {
  readonly email: string;
  /** Default: Paul. */
  readonly firstname?: string;
  /** Default: Riviere. */
  readonly lastname?: string;
  /** Default: none yet. */
  readonly password?: string;
  /** Default: true. */
  readonly isActive?: boolean;
}

/** An account besides those of the story; answers its id. */
export function haveAccount({ world }: Operator, account: MadeUpAccount): number {
  const { email, firstname = 'Paul', lastname = 'Riviere', password, isActive = true } = account;
  return world.store.run(
    `INSERT INTO account (email, firstname, lastname, passwordHash, activatedAt)
     VALUES (:email, :firstname, :lastname, :passwordHash, :activatedAt)`,
    {
      email,
      firstname,
      lastname,
      passwordHash: password === undefined ? null : hashPassword(password),
      activatedAt: isActive ? world.clock.now() : null,
    },
  ).id;
}

/** The bearer token of an account, good for an hour, without the work of a password. Throws when there is no such account. */
export async function sessionOf({ world }: Operator, email: string): Promise<string> {
  const found = world.store.row<{ id: number }>('SELECT id FROM account WHERE email = :email', {
    email,
  });
  if (found === undefined) throw new Error(`${email} has no account.`);
  return openSession({ accountId: found.id, email }, world);
}
