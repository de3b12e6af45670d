import { toCents, toEuros } from '../../rules/money.ts';
import type { Store } from '../../store/database.ts';
import type { StoredContract } from '../member/ownContracts.ts';

/**
 * Changes the stored data of a contract of any account. Throws when it does not exist: contracts
 * are never deleted.
 */
export function changeContract(
  store: Store,
  id: number,
  change: (contract: StoredContract) => Partial<StoredContract>,
): void {
  const found = store.row<{ data: string }>('SELECT data FROM contract WHERE id = :id', { id });
  if (found === undefined) throw new Error(`There is no contract ${id}.`);
  const contract = JSON.parse(found.data) as StoredContract;
  store.run('UPDATE contract SET data = :data WHERE id = :id', {
    id,
    data: JSON.stringify({ ...contract, ...change(contract) }),
  });
}

/** The balance after a credit of `cents`; its sign is a field of its own (M3.2). */
export function creditedBalance(
  { balanceSign, accountBalance }: StoredContract,
  cents: number,
): Pick<StoredContract, 'balanceSign' | 'accountBalance'> {
  const before = toCents(accountBalance ?? 0) * (balanceSign === '-' ? -1 : 1);
  const after = before + cents;
  return { balanceSign: after < 0 ? '-' : '+', accountBalance: toEuros(Math.abs(after)) };
}
