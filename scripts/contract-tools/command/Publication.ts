import { isRule, type RuleId } from '../report/Finding.ts';
import { ruleLevels } from '../report/ruleLevels.ts';
import type { Options } from './Options.ts';

export const formats = ['json', 'junit', 'sarif', 'markdown', 'html'] as const;

export type Format = (typeof formats)[number];

/** How a report is published. Paths are relative to where the command was called. */
export interface Publication {
  /** The target of each requested format: a path, or `true` for the standard output. */
  readonly outputs: Readonly<Partial<Record<Format, string | true>>>;
  /** An answer that could be checked only in part fails too. */
  readonly strict: boolean;
  /** Fields unknown to the contract do not fail. */
  readonly allowAdditions: boolean;
  /** Rules that are switched off. */
  readonly rulesOff?: readonly RuleId[];
  /** The table of what was seen is printed. */
  readonly coverage: boolean;
  /** Annotations and a summary for GitHub Actions. */
  readonly github: boolean;
  /** A file of known findings; null: none. */
  readonly baseline: string | null;
  /** Where the findings of this run are written as a baseline. */
  readonly writeBaseline: string | null;
  /** The JSON report of an earlier run, whose findings are known. */
  readonly since: string | null;
}

/** The options of a report, which all commands share. */
export function publicationOf(options: Options): Publication {
  const outputs = formats.flatMap((format) => {
    const target = options.output(format);
    return target === null ? [] : [[format, target] as const];
  });
  return {
    outputs: Object.fromEntries(outputs),
    strict: options.flag('strict'),
    allowAdditions: options.flag('allow-additions'),
    rulesOff: [...ruleLevels(options.list('rules'), isRule, ['off']).keys()],
    coverage: options.flag('coverage'),
    github: options.flag('github'),
    baseline: options.text('baseline'),
    writeBaseline: options.text('write-baseline'),
    since: options.text('since'),
  };
}
