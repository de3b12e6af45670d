import type { Contract } from '../../../../generated/api.ts';
import type { Store } from '../../store/database.ts';
import type { Caller } from '../../world/Caller.ts';

/**
 * What is stored of a contract, as JSON in the wire's shape. Its flags do not consider a pending
 * synchronisation.
 */
export type StoredContract = Omit<Contract, 'id' | 'reference' | 'name' | 'nbActiveBadges'>;

export interface OwnContract {
  /**
   * As it is answered now: the flags are false during a synchronisation, the active badges are
   * counted.
   */
  readonly contract: Contract;
  readonly stored: StoredContract;
  /** The e-mail for this contract; null when it has none of its own. */
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

/**
 * The caller's contracts in the order in which they were linked, so that the position of a contract
 * in the list never changes (M3.1, M3.14).
 */
export function ownContracts(
  store: Store,
  { accountId }: Caller,
  now: number,
): readonly OwnContract[] {
  return store
    .rows<ContractRow>(`${ofCaller} ORDER BY contract.linkedAt, contract.id`, { accountId })
    .map((row) => ownContractOf(row, now));
}

/** One of the caller's contracts; undefined when it belongs to another account or to none. */
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
  const stored = JSON.parse(row.data) as StoredContract;
  const contract = {
    ...stored,
    id: row.id,
    reference: row.reference,
    name: row.holder,
    nbActiveBadges: row.activeBadgeCount,
    canUpdateADR: stored.canUpdateADR && row.addressHeldUntil <= now,
    canUpdateCCT: stored.canUpdateCCT && row.phoneHeldUntil <= now,
    canUpdateBQE: stored.canUpdateBQE && row.bankHeldUntil <= now,
    canUpdateABO: stored.canUpdateABO && row.optionHeldUntil <= now,
  };
  return { contract, stored, email: row.email };
}
