import { printable } from '../report/printable.ts';
import type { BreakingReport } from './breakingReport.ts';

/** GitHub shows ten errors and ten warnings of a step. */
const most = 10;

/** Workflow commands that put the changes at their lines in a pull request. */
export function breakingAnnotations({ changes, version }: BreakingReport, prefix: string): string {
  const isExpected = version.due !== null && version.isRaisedEnough;
  const lines = (['major', 'minor'] as const).flatMap((level) =>
    changes
      .filter((change) => change.level === level && change.revision !== null)
      .slice(0, most)
      .map(({ file, line, message, place }) => {
        const kind = level === 'minor' ? 'notice' : isExpected ? 'warning' : 'error';
        const at = `file=${escape(`${prefix}${file}`)},line=${line},title=${level}`;
        return `::${kind} ${at}::${escape(`${place}: ${message}`)}\n`;
      }),
  );
  return lines.join('');
}

function escape(text: string): string {
  return printable(text)
    .replaceAll('%', '%25')
    .replaceAll(/[:,]/g, (one) => (one === ':' ? '%3A' : '%2C'));
}
