import { markdownText } from '../report/texts.ts';
import type { BreakingReport } from './breakingReport.ts';
import { levels, type Level } from './Change.ts';
import { causesOf, placesTold, tellUse, type Cause } from './tellBreaking.ts';

const headings = {
  major: 'Breaking',
  minor: 'New',
  patch: 'Texts and order',
  undecided: 'Not decided: compare by hand',
} as const satisfies Readonly<Record<Level, string>>;

/** What changed, in Markdown, for the people who use the API: a section per level, a line per cause. */
export function changelog({ version, changes, known, base }: BreakingReport): string {
  const to = version.isRaisedEnough ? version.revision : (version.due ?? version.revision);
  const all = [...changes, ...known];
  return [
    `## ${markdownText(to)}`,
    '',
    `Since ${markdownText(version.base)} (${markdownText(base)}).`,
    ...levels.flatMap((level) => {
      const group = causesOf(all.filter((change) => change.level === level));
      return group.length === 0 ? [] : ['', `### ${headings[level]}`, '', ...group.map(line)];
    }),
    ...(all.length === 0 ? ['', 'Nothing changed.'] : []),
    '',
  ].join('\n');
}

function line(cause: Cause): string {
  const places = cause.slice(0, placesTold).map(({ place }) => `**${markdownText(place)}**`);
  const more = cause.length > placesTold ? ` and ${cause.length - placesTold} more` : '';
  const use = tellUse(cause);
  const told = `${cause[0].message}${use === '' ? '' : ` (${use})`}`;
  return `- ${places.join(', ')}${more}: ${markdownText(told)}`;
}
