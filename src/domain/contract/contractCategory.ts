/** A contract's category (M3.2). */
export interface ContractCategory {
  readonly name: string;
  /**
   * The key of its tariff: an `OfferCode` for a plan that is sold online; otherwise the operator's own text,
   * which is compared and never interpreted.
   */
  readonly code: string;
  /** The server's own code, « 04 », for display (M2.21). */
  readonly shownCode: string;
  /** It has an outstanding amount instead of an initial loading and reload values (M2.21, M9.6). */
  readonly hasOutstandingOnly: boolean;
}

/** The label of the outstanding value. */
export type OutstandingLabel = 'contractOutstanding' | 'collectionInProgress';

/** Selects the label of the outstanding value (M2.21, M9.6). */
export function outstandingLabel({
  hasOutstandingOnly,
}: Pick<ContractCategory, 'hasOutstandingOnly'>): OutstandingLabel {
  return hasOutstandingOnly ? 'contractOutstanding' : 'collectionInProgress';
}
