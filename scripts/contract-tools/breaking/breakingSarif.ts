import { printable } from '../report/texts.ts';
import { plain, sarifLine, sarifLog } from '../report/sarifReport.ts';
import { toolVersion } from '../version.ts';
import type { BreakingReport, LocatedChange } from './breakingReport.ts';
import { levels, type Level } from './Change.ts';
import { annotation, mostAnnotations } from '../report/githubAnnotations.ts';

const kinds = {
  major: { name: 'BreakingMajor', level: 'error', text: 'A client that works today may break' },
  minor: { name: 'BreakingMinor', level: 'note', text: 'Something new, or a stricter guarantee' },
  patch: { name: 'BreakingPatch', level: 'none', text: 'Texts, examples, order' },
  undecided: { name: 'BreakingUndecided', level: 'warning', text: 'Compare by hand' },
} as const satisfies Readonly<Record<Level, object>>;

/** SARIF 2.1.0 for code scanners: each change at its line. `prefix` leads from the root of the repository. */
export function breakingSarif({ changes }: BreakingReport, prefix: string): string {
  const name = 'contract-tools breaking';
  const driver = { name, version: toolVersion, rules: levels.map(rule) };
  const invocation = { executionSuccessful: true, toolExecutionNotifications: [] };
  return sarifLog(driver, 'contract-breaking/', invocation, results(changes, prefix));
}

function rule(level: Level): object {
  const { name, text, level: severity } = kinds[level];
  return {
    id: `breaking/${level}`,
    name,
    shortDescription: { text },
    fullDescription: { text },
    help: { text: `${text}. The report ends with the version that is due.` },
    defaultConfiguration: { level: severity },
  };
}

/** What was removed has no line in the files that are scanned. */
function results(changes: readonly LocatedChange[], prefix: string): readonly object[] {
  return changes
    .filter(({ revision }) => revision !== null)
    .map((change) => {
      const { level, place, message, rule, fingerprint } = change;
      return {
        ruleId: `breaking/${level}`,
        ruleIndex: levels.indexOf(level),
        level: kinds[level].level,
        message: { text: plain(`${place}: ${message}`) },
        locations: [location(change, prefix)],
        partialFingerprints: { primaryLocationLineHash: `${fingerprint}:1` },
        properties: { rule },
      };
    });
}

function location({ file, line, place, operations }: LocatedChange, prefix: string): object {
  const names = operations.length > 0 ? operations : [place];
  return {
    physicalLocation: sarifLine(`${prefix}${file}`, line),
    logicalLocations: names.map((name) => ({
      fullyQualifiedName: printable(name),
      kind: 'function',
    })),
  };
}

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
