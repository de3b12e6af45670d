import { createHash } from 'node:crypto';
import { type LocatedFinding, rules } from './Finding.ts';
import { groupBy } from './groupBy.ts';
import { generalPointer } from '../contract/pointer.ts';

/** A finding of an operation, merged over its calls. All reports count these. */
export interface MergedFinding extends Omit<LocatedFinding, 'call'> {
  /** Names of the calls that showed it, in the order of the calls. */
  readonly calls: readonly string[];
}

/** Merges findings with the same message at the same place; sorted by weight, heaviest first. */
export function mergeFindings(findings: readonly LocatedFinding[]): readonly MergedFinding[] {
  return groupBy(findings, identity)
    .map((group): MergedFinding => {
      const [{ call: _, ...first }] = group;
      const times = Math.max(...group.map((one) => one.times));
      return { ...first, times, calls: [...new Set(group.map(({ call }) => call))] };
    })
    .toSorted((one, other) => rules[other.rule].weight - rules[one.rule].weight);
}

function identity(finding: LocatedFinding): string {
  const { operationId, rule, message, pointer, source, file, line } = finding;
  return JSON.stringify([operationId, rule, message, pointer, source, file, line]);
}

/** The identity of a finding from run to run, whatever lines of the contract or values of answers change. */
export function fingerprint({
  rule,
  operationId,
  pointer,
  source,
}: Pick<LocatedFinding, 'rule' | 'operationId' | 'pointer' | 'source'>): string {
  const place = pointer === null ? null : generalPointer(pointer);
  return hashOf([rule, operationId, place, source]);
}

/** The first 16 hexadecimal digits of SHA-256. */
export function hashOf(identity: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
}
