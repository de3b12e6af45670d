import type { LocatedFinding } from '../Finding.ts';
import { rules } from '../rules.ts';

/** One finding of an operation, however many of its calls showed it. This is what every report counts. */
export interface MergedFinding extends Omit<LocatedFinding, 'call'> {
  /** Names of the calls that showed it, in the order they were made. */
  readonly calls: readonly string[];
}

/** Findings that say the same of the same place become one; the heaviest rule comes first. */
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
