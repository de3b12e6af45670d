import { createHash } from 'node:crypto';
import { printable, printableJson } from '../report/printable.ts';
import { toolVersion } from '../version.ts';
import type { BreakingReport } from './breakingReport.ts';
import type { Level } from './Change.ts';

const kinds = {
  major: { level: 'error', text: 'A client that works today may break' },
  minor: { level: 'note', text: 'Something new, or a stricter guarantee' },
  patch: { level: 'none', text: 'Texts, examples, order' },
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
            rules: levels.map((level) => ({
              id: `breaking/${level}`,
              shortDescription: { text: kinds[level].text },
              fullDescription: { text: kinds[level].text },
              help: {
                text: `${kinds[level].text}: see the version that is due at the end of the report.`,
              },
              defaultConfiguration: { level: kinds[level].level },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: changes
          .filter(({ revision }) => revision !== null)
          .map((change) => ({
            ruleId: `breaking/${change.level}`,
            ruleIndex: levels.indexOf(change.level),
            level: kinds[change.level].level,
            message: {
              text: printable(`${change.place}: ${change.message}`).replaceAll('](', '] ('),
            },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: {
                    uri: encodeURI(`${prefix}${change.file}`),
                    uriBaseId: '%SRCROOT%',
                  },
                  region: { startLine: change.line, startColumn: 1, endLine: change.line },
                },
              },
            ],
            partialFingerprints: { primaryLocationLineHash: hash(change.place, change.message) },
          })),
      },
    ],
  })}\n`;
}

function hash(place: string, message: string): string {
  return `${createHash('sha256').update(`${place} ${message}`).digest('hex').slice(0, 16)}:1`;
}
