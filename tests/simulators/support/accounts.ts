import { hashPassword } from '../../../scripts/simulators/rules/password.ts';
import { openSession } from '../../../scripts/simulators/world/sessions.ts';
import type { Operator } from './operator.ts';

export interface ExtraAccount {
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

/** Inserts an account besides the seeded ones; returns its id. */
export function haveAccount({ services }: Operator, account: ExtraAccount): number {
  const { email, firstname = 'Paul', lastname = 'Riviere', password, isActive = true } = account;
  return services.store.run(
    `INSERT INTO account (email, firstname, lastname, passwordHash, activatedAt)
     VALUES (:email, :firstname, :lastname, :passwordHash, :activatedAt)`,
    {
      email,
      firstname,
      lastname,
      passwordHash: password === undefined ? null : hashPassword(password),
      activatedAt: isActive ? services.clock.now() : null,
    },
  ).id;
}

/**
 * A bearer token of an account, valid for an hour, without the slow password check. Throws when
 * there is no such account.
 */
export async function sessionOf({ services }: Operator, email: string): Promise<string> {
  const found = services.store.row<{ id: number }>('SELECT id FROM account WHERE email = :email', {
    email,
  });
  if (found === undefined) throw new Error(`${email} has no account.`);
  return openSession({ accountId: found.id, email }, services);
}
