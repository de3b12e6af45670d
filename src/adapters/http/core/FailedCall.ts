/** A call without a usable answer, for the operator: no address, no value, no sentence. */
export interface FailedCall {
  /** Its name in the contract. */
  readonly operation: string;
  readonly failure: 'network' | 'timeout' | 'http' | 'malformed';
  /** null without an answer, and with one that violates the contract. */
  readonly status: number | null;
  readonly durationMs: number;
}
