import type { RuleId } from './rules.ts';

/** What a comparison of one value, or one answer, with the contract found. Tells no value of the server's. */
export interface Misfit {
  readonly rule: RuleId;
  /** One sentence: what came, and what the contract says. */
  readonly message: string;
  /** JSON pointer into the body of the answer, of the first place; null for the answer as a whole. */
  readonly pointer: string | null;
  /** In how many places of the answer; items of one list count together. */
  readonly times: number;
  /** JSON pointer into the contract read as one document (`#/components/schemas/Badge/properties/id`). */
  readonly source: string;
}

/** A misfit, and the call that showed it. */
export interface Finding extends Misfit {
  readonly operationId: string;
  /** Name of the call: `valid`, `without token`, `without body/email`. */
  readonly call: string;
}

/** Where a finding stands in `openapi/`, for people and for code scanners. */
export interface SourceLine {
  /** From the project's root, with `/`: `openapi/schemas/Badge.yaml`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

export interface LocatedFinding extends Finding, SourceLine {
  /** From what the contract itself was inferred here: it may be the one to mend. */
  readonly inferredFrom: string | null;
}
