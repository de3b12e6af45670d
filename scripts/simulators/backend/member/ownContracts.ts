import type { Contract } from '../../../../generated/api.ts';
import type { Store } from '../../store/database.ts';
import type { Caller } from '../../world/Caller.ts';

/** What a contract keeps as JSON, in the wire's shape: its flags are those from before any synchronisation. */
export type KeptContract = Omit<Contract, 'id' | 'reference' | 'name' | 'nbActiveBadges'>;

export interface OwnContract {
  /** As it is told now: the flags are false during a synchronisation, the active badges are counted. */
  readonly contract: Contract;
  readonly kept: KeptContract;
  /** Where the operator writes to about this contract. */
  readonly email: string | null;
}

interface ContractRow {
  readonly id: number;
  readonly reference: string;
  readonly holder: string;
  readonly email: string | null;
  readonly data: string;
  readonly addressHeldUntil: number;
  readonly phoneHeldUntil: number;
  readonly bankHeldUntil: number;
  readonly optionHeldUntil: number;
  readonly activeBadgeCount: number;
}

const ofCaller = `
  SELECT contract.*, (
    SELECT count(*) FROM badge WHERE badge.contractId = contract.id AND badge.data ->> 'status' = 'AC'
  ) AS activeBadgeCount
  FROM contract WHERE contract.accountId = :accountId`;

/** The caller's contracts; one that is linked later joins the end, so that a place in the list stays what it was (M3.1, M3.14). */
export function ownContracts(
  store: Store,
  { accountId }: Caller,
  now: number,
): readonly OwnContract[] {
  return store
    .rows<ContractRow>(`${ofCaller} ORDER BY contract.linkedAt, contract.id`, { accountId })
    .map((row) => ownContractOf(row, now));
}

/** One of the caller's contracts; undefined when it is another's, or nobody's. */
export function ownContract(
  store: Store,
  { accountId }: Caller,
  id: number,
  now: number,
): OwnContract | undefined {
  const row = store.row<ContractRow>(`${ofCaller} AND contract.id = :id`, { accountId, id });
  return row && ownContractOf(row, now);
}

function ownContractOf(row: ContractRow, now: number): OwnContract {
  const kept = JSON.parse(row.data) as KeptContract;
  const contract = {
    ...kept,
    id: row.id,
    reference: row.reference,
    name: row.holder,
    nbActiveBadges: row.activeBadgeCount,
    canUpdateADR: kept.canUpdateADR && row.addressHeldUntil <= now,
    canUpdateCCT: kept.canUpdateCCT && row.phoneHeldUntil <= now,
    canUpdateBQE: kept.canUpdateBQE && row.bankHeldUntil <= now,
    canUpdateABO: kept.canUpdateABO && row.optionHeldUntil <= now,
  };
  return { contract, kept, email: row.email };
}
