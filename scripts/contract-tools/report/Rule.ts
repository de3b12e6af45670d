/** The description of a rule, for the table, code scanners and builds. */
export interface Rule {
  /** A few words, used as a heading. */
  readonly title: string;
  /** What to do about it. */
  readonly help: string;
  /** An error can break a client today; a warning is an addition unknown to the contract. */
  readonly level: 'error' | 'warning';
  /** The urgency: 100 is missing access control, 10 an addition. Reports sort by it. */
  readonly weight: number;
}
