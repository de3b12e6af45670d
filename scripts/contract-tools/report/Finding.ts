import type { ContractDocument } from '../contract/document.ts';
import { tokensOf } from '../contract/pointer.ts';
import type { Locate, SourceLine } from '../contract/sourceLines.ts';
import { callRules } from './callRules.ts';
import { contentRules } from './contentRules.ts';
import { valueRules } from './valueRules.ts';

/** A difference between a value, or an answer, and the contract. Contains no value of the server. */
export interface Difference {
  readonly rule: RuleId;
  /** One sentence: what was received, and what the contract expects. */
  readonly message: string;
  /** JSON pointer into the body, to the first place; null for the answer as a whole. */
  readonly pointer: string | null;
  /** The number of places in the answer; items of one list count together. */
  readonly times: number;
  /** JSON pointer into the bundled contract (`#/components/schemas/Badge/properties/id`). */
  readonly source: string;
}

/** A difference at one place, by default of the answer as a whole. */
export function differenceAt(
  rule: RuleId,
  message: string,
  source: string,
  pointer: string | null = null,
): Difference {
  return { rule, message, pointer, times: 1, source };
}

/** A difference together with the call that showed it. */
export interface Finding extends Difference {
  readonly operationId: string;
  /** Name of the call: `valid`, `without token`, `without body/email`. */
  readonly call: string;
}

export interface LocatedFinding extends Finding, SourceLine {
  /** What this part of the contract was inferred from: the contract itself may be wrong. */
  readonly inferredFrom: string | null;
}

/** A finding that does not fail, and why. */
export interface KnownFinding extends LocatedFinding {
  readonly reason: string;
}

/** The place of a finding in a body, for people. */
export function tellPointer(pointer: string, whole = 'the whole body'): string {
  return pointer === '' ? whole : pointer;
}

/** A sentence after others, where the contract itself may be wrong. */
export function tellInferred({ inferredFrom }: Pick<LocatedFinding, 'inferredFrom'>): string {
  return inferredFrom === null ? '' : ` The contract is inferred here: ${inferredFrom}.`;
}

/** What places of a contract are looked up in. */
export interface Sources {
  readonly document: ContractDocument;
  readonly locate: Locate;
}

/** A difference with the call that showed it, and its line in the files of the contract. */
export function placeFinding(
  difference: Difference,
  seen: Pick<LocatedFinding, 'operationId' | 'call'>,
  { document, locate }: Sources,
): LocatedFinding {
  const { source } = difference;
  return {
    ...difference,
    ...locate(source),
    ...seen,
    inferredFrom: inferredFrom(document, source),
  };
}

/** What the contract was inferred from at a place, or at its nearest parent; null if it was not. */
function inferredFrom(document: ContractDocument, source: string): string | null {
  let node: unknown = document;
  let found: string | null = null;
  for (const token of tokensOf(source)) {
    if (typeof node !== 'object' || node === null) break;
    node = (node as Readonly<Record<string, unknown>>)[token];
    const { 'x-inferred-from': from } = Object(node) as { readonly 'x-inferred-from'?: unknown };
    if (typeof from === 'string') found = from;
  }
  return found;
}

/** Every way in which an answer, a request or an example can violate the contract. */
export const rules = { ...callRules, ...contentRules, ...valueRules } as const;

export type RuleId = keyof typeof rules;

/** All rules with their names. */
export const ruleList = Object.entries(rules).map(([id, rule]) => ({ id, ...rule }));

export function isRule(id: string): id is RuleId {
  return Object.hasOwn(rules, id);
}
