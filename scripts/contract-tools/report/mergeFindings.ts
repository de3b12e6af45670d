import type { LocatedFinding } from './Finding.ts';
import { rules } from './rules.ts';

/** A finding of an operation, merged over its calls. All reports count these. */
export interface MergedFinding extends Omit<LocatedFinding, 'call'> {
  /** Names of the calls that showed it, in the order of the calls. */
  readonly calls: readonly string[];
}

/** Merges findings with the same message at the same place; sorted by weight, heaviest first. */
export function mergeFindings(findings: readonly LocatedFinding[]): readonly MergedFinding[] {
  const merged = new Map<string, MergedFinding>();
  for (const { call, ...finding } of findings) {
    const key = identity(finding);
    const known = merged.get(key);
    merged.set(key, {
      ...(known ?? finding),
      times: Math.max(finding.times, known?.times ?? 0),
      calls: [...new Set([...(known?.calls ?? []), call])],
    });
  }
  return [...merged.values()].toSorted((a, b) => rules[b.rule].weight - rules[a.rule].weight);
}

function identity({ times: _, ...finding }: Omit<LocatedFinding, 'call'>): string {
  const { operationId, rule, message, pointer, source, file, line } = finding;
  return JSON.stringify([operationId, rule, message, pointer, source, file, line]);
}
