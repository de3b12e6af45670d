/** A contract's status; `special` blocks the ordering of badges (M3.4, M4.2). */
export type ContractStatus = 'active' | 'special' | 'inactive';

/** The status as the subscriber sees it. */
export type ShownContractStatus = 'active' | 'inactive';

/** A special contract is shown as inactive, like any other that is not active (M4.2). */
export function shownContractStatus(status: ContractStatus): ShownContractStatus {
  return status === 'active' ? 'active' : 'inactive';
}
