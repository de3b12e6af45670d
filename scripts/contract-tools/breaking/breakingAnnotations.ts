import { annotation, mostAnnotations } from '../report/githubAnnotations.ts';
import type { BreakingReport } from './breakingReport.ts';

/** Workflow commands that put the changes at their lines in a pull request. */
export function breakingAnnotations({ changes, version }: BreakingReport, prefix: string): string {
  const isExpected = version.due !== null && version.isRaisedEnough;
  const kinds = {
    major: isExpected ? 'warning' : 'error',
    minor: 'notice',
    undecided: 'warning',
  } as const;
  const lines = (['major', 'minor', 'undecided'] as const).flatMap((level) =>
    changes
      .filter((change) => change.level === level && change.revision !== null)
      .slice(0, mostAnnotations)
      .map(({ file, line, message, place }) => {
        const at = { file: `${prefix}${file}`, line, title: level };
        return annotation(kinds[level], at, `${place}: ${message}`);
      }),
  );
  return lines.join('');
}
