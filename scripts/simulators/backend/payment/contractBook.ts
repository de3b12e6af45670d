import { toCents, toEuros } from '../../rules/money.ts';
import type { Store } from '../../store/database.ts';
import type { KeptContract } from '../member/ownContracts.ts';

/** Changes what a contract keeps, whoever's it is. Throws when there is no such contract: none is ever removed. */
export function changeContract(
  store: Store,
  id: number,
  change: (contract: KeptContract) => Partial<KeptContract>,
): void {
  const found = store.row<{ data: string }>('SELECT data FROM contract WHERE id = :id', { id });
  if (found === undefined) throw new Error(`There is no contract ${id}.`);
  const contract = JSON.parse(found.data) as KeptContract;
  store.run('UPDATE contract SET data = :data WHERE id = :id', {
    id,
    data: JSON.stringify({ ...contract, ...change(contract) }),
  });
}

/** The balance, which has its sign beside it (M3.2), after `cents` came in. */
export function creditedBalance(
  { balanceSign, accountBalance }: KeptContract,
  cents: number,
): Pick<KeptContract, 'balanceSign' | 'accountBalance'> {
  const before = toCents(accountBalance) * (balanceSign === '-' ? -1 : 1);
  const after = before + cents;
  return { balanceSign: after < 0 ? '-' : '+', accountBalance: toEuros(Math.abs(after)) };
}
