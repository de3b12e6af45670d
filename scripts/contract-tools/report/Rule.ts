/** The description of a rule, for the table, code scanners and builds. */
export interface Rule {
  /** The urgency: 100 is missing access control, 10 an addition. Reports sort by it. */
  readonly weight: number;
  /** A few words, used as a heading. */
  readonly title: string;
  /** What to do about it. */
  readonly help: string;
  /** What it finds, in one line. */
  readonly example: string;
  /** An error can break a client today; a warning is an addition unknown to the contract. */
  readonly level: 'error' | 'warning';
}

/** A rule whose findings can break a client today. */
export function problem(weight: number, title: string, help: string, example: string): Rule {
  return { weight, title, help, example, level: 'error' };
}

/** A rule whose findings are unknown to the contract, but break no client. */
export function addition(weight: number, title: string, help: string, example: string): Rule {
  return { weight, title, help, example, level: 'warning' };
}
