import type { components } from '../../../../generated/api.ts';
import type { Services } from '../../world/Services.ts';

/** The account that refunds are paid to; each person has at most one (P3.3, P9.8). */
export function bankAccountOf(
  accountId: number,
  { store }: Pick<Services, 'store'>,
): components['schemas']['BankAccount'] | undefined {
  return store.row('SELECT id, name, iban, bic FROM bankAccount WHERE accountId = :accountId', {
    accountId,
  });
}
