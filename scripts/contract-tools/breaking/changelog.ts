import { markdownText } from '../report/markdownText.ts';
import type { BreakingReport, LocatedChange } from './breakingReport.ts';
import { levels, type Level } from './Change.ts';

const headings = {
  major: 'Breaking',
  minor: 'New',
  patch: 'Texts and order',
} as const satisfies Readonly<Record<Level, string>>;

/** What changed, in Markdown, for the people who use the API: a section per level, a line per change. */
export function changelog({ version, changes, base }: BreakingReport): string {
  const to = version.isRaisedEnough ? version.revision : (version.due ?? version.revision);
  return [
    `## ${markdownText(to)}`,
    '',
    `Since ${markdownText(version.base)} (${markdownText(base)}).`,
    ...levels.flatMap((level) => {
      const group = changes.filter((change) => change.level === level);
      return group.length === 0 ? [] : ['', `### ${headings[level]}`, '', ...group.map(line)];
    }),
    ...(changes.length === 0 ? ['', 'Nothing changed.'] : []),
    '',
  ].join('\n');
}

function line({ place, message, operations, directions }: LocatedChange): string {
  const sides = directions.map((one) => (one === 'request' ? 'sent' : 'read')).join(' and ');
  const names = operations.slice(0, 6).join(', ');
  const more = operations.length > 6 ? ` and ${operations.length - 6} more` : '';
  const by = names === '' ? '' : ` (${sides === '' ? '' : `${sides} by `}${names}${more})`;
  return `- **${markdownText(place)}**: ${markdownText(`${message}${by}`)}`;
}
