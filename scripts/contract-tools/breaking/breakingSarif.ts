import { createHash } from 'node:crypto';
import { printable, printableJson } from '../report/printable.ts';
import { toolVersion } from '../version.ts';
import type { BreakingReport, LocatedChange } from './breakingReport.ts';
import type { Level } from './Change.ts';

const kinds = {
  major: { name: 'BreakingMajor', level: 'error', text: 'A client that works today may break' },
  minor: { name: 'BreakingMinor', level: 'note', text: 'Something new, or a stricter guarantee' },
  patch: { name: 'BreakingPatch', level: 'none', text: 'Texts, examples, order' },
} as const satisfies Readonly<Record<Level, object>>;

const levels = Object.keys(kinds) as readonly Level[];

/** SARIF 2.1.0 for code scanners: each change at its line. `prefix` leads from the root of the repository. */
export function breakingSarif({ changes }: BreakingReport, prefix: string): string {
  return `${printableJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'contract-tools breaking',
            version: toolVersion,
            rules: levels.map(rule),
          },
        },
        automationDetails: { id: 'contract-breaking/' },
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: [] }],
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the project.' } } },
        columnKind: 'utf16CodeUnits',
        results: results(changes, prefix),
      },
    ],
  })}\n`;
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
  const seen = new Map<string, number>();
  return changes
    .filter(({ revision }) => revision !== null)
    .map((change) => {
      const { level, place, message } = change;
      const hash = createHash('sha256').update(`${place} ${message}`).digest('hex').slice(0, 16);
      const ordinal = (seen.get(hash) ?? 0) + 1;
      seen.set(hash, ordinal);
      return {
        ruleId: `breaking/${level}`,
        ruleIndex: levels.indexOf(level),
        level: kinds[level].level,
        message: { text: printable(`${place}: ${message}`).replaceAll('](', '] (') },
        locations: [location(change, prefix)],
        partialFingerprints: { primaryLocationLineHash: `${hash}:${ordinal}` },
      };
    });
}

function location({ file, line, place, operations }: LocatedChange, prefix: string): object {
  const names = operations.length > 0 ? operations : [place];
  return {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(`${prefix}${file}`), uriBaseId: '%SRCROOT%' },
      region: { startLine: line, startColumn: 1, endLine: line },
    },
    logicalLocations: names.map((name) => ({
      fullyQualifiedName: printable(name),
      kind: 'function',
    })),
  };
}
