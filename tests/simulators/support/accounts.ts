import { hashPassword } from '../../../scripts/simulators/rules/password.ts';
import { openSession } from '../../../scripts/simulators/world/sessions.ts';
import type { Operator } from './operator.ts';

/** Inserts an account of Paul Riviere besides the seeded ones; by default active, without password. */
export function haveAccount(
  { services }: Operator,
  account: { readonly email: string; readonly password?: string; readonly isActive?: boolean },
): void {
  const { email, password, isActive = true } = account;
  services.store.run(
    `INSERT INTO account (email, firstname, lastname, passwordHash, activatedAt)
     VALUES (:email, 'Paul', 'Riviere', :passwordHash, :activatedAt)`,
    {
      email,
      passwordHash: password === undefined ? null : hashPassword(password),
      activatedAt: isActive ? services.clock.now() : null,
    },
  );
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
