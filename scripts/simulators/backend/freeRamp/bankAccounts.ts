import type { components } from '../../../../generated/api.ts';
import type { World } from '../../world/World.ts';

/** The account that refunds go to; a person keeps one (P3.3, P9.8). */
export function bankAccountOf(
  accountId: number,
  { store }: Pick<World, 'store'>,
): components['schemas']['BankAccount'] | undefined {
  return store.row('SELECT id, name, iban, bic FROM bankAccount WHERE accountId = :accountId', {
    accountId,
  });
}
