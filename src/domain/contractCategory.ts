/** A contract's category; `code` is the plan's or category's two digits. */
export interface ContractCategory {
  readonly name: string;
  readonly code: string;
}

const outstandingOnlyCodes = ['01', '02', '03', '10'];

/** Categories 01, 02, 03 and 10 hide the initial loading and the reload values (M2.21, M9.6). */
export function hidesLoadingValues({ code }: ContractCategory): boolean {
  return outstandingOnlyCodes.includes(code);
}

/** What the outstanding value is called. */
export type OutstandingLabel = 'contractOutstanding' | 'collectionInProgress';

/** Which label the outstanding value has: the contract's outstanding amount for 01, 02, 03 and 10, else a collection under way (M2.21, M9.6). */
export function outstandingLabel(category: ContractCategory): OutstandingLabel {
  return hidesLoadingValues(category) ? 'contractOutstanding' : 'collectionInProgress';
}
