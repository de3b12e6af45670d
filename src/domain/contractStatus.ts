/** A contract's situation; `special` blocks the ordering of badges (M3.4, M4.2). */
export type ContractStatus = 'active' | 'special' | 'inactive';

/** A: active, C: special, any other code: inactive (M3.4). */
export function contractStatusFromCode(code: string): ContractStatus {
  if (code === 'A') return 'active';
  return code === 'C' ? 'special' : 'inactive';
}

/** What a subscriber is told of it. */
export type ShownContractStatus = 'active' | 'inactive';

/** What the subscriber reads: only A reads active, C reads inactive like any other (M4.2). */
export function shownContractStatus(status: ContractStatus): ShownContractStatus {
  return status === 'active' ? 'active' : 'inactive';
}
