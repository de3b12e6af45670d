import { tellInferred, tellPointer, rules, type RuleId } from './Finding.ts';
import { fingerprint, mergeFindings, type MergedFinding } from './mergeFindings.ts';
import type { Report } from './Report.ts';
import type { Rule } from './Rule.ts';
import { plural, printable, printableJson } from './texts.ts';

const ruleIds = Object.keys(rules) as readonly RuleId[];

/**
 * SARIF 2.1.0 for code scanners. GitHub requires two descriptions and a help per rule, and per
 * result a file of the repository and `primaryLocationLineHash`, the only fingerprint that it
 * reads. It refuses a file with an empty `uri`.
 */
export function sarifLog(
  driver: object,
  id: string,
  invocation: object,
  results: readonly object[],
): string {
  return `${printableJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        automationDetails: { id },
        invocations: [invocation],
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the project.' } } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  })}\n`;
}

/** A whole line of a file: there is no end column. `file` leads from the root of the repository. */
export function sarifLine(file: string, line: number): object {
  return {
    artifactLocation: { uri: encodeURI(file), uriBaseId: '%SRCROOT%' },
    region: { startLine: line, startColumn: 1, endLine: line },
  };
}

/** The report as SARIF. */
export function sarifReport(report: Report): string {
  const { title: name, contractVersion: version, trouble } = report;
  const driver = { name, version, rules: ruleIds.map(describeRule) };
  const id = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}/`;
  return sarifLog(driver, id, invocation(report), trouble === null ? results(report) : []);
}

function describeRule(id: RuleId): object {
  const { title, help, level, weight }: Rule = rules[id];
  return {
    id,
    name: id.replaceAll(/(?:^|[/-])([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: `${title}. ${help}` },
    help: { text: help },
    defaultConfiguration: { level },
    properties: {
      tags: ['contract', id.split('/')[0]],
      precision: 'very-high',
      'problem.severity': level,
      weight,
    },
  };
}

function invocation(report: Report): object {
  const { trouble } = report;
  const started = Date.parse(report.startedAt);
  const notes = report.operations.flatMap(({ operationId, notes, method, path }) =>
    notes.map((note) => ({
      level: 'note',
      message: { text: plain(`${operationId} (${method} ${path}): ${note}`) },
      locations: [{ logicalLocations: [operationLocation(operationId)] }],
    })),
  );
  return {
    executionSuccessful: trouble === null,
    startTimeUtc: new Date(started).toISOString(),
    endTimeUtc: new Date(started + report.milliseconds).toISOString(),
    toolExecutionNotifications:
      trouble === null ? notes : [{ level: 'error', message: { text: plain(trouble) } }],
  };
}

function results(report: Report): readonly object[] {
  const seen = new Map<string, number>();
  return report.operations.flatMap(({ findings, method, path }) =>
    mergeFindings(findings).map((finding) => {
      const hash = fingerprint(finding);
      const ordinal = (seen.get(hash) ?? 0) + 1;
      seen.set(hash, ordinal);
      return {
        ruleId: finding.rule,
        ruleIndex: ruleIds.indexOf(finding.rule),
        level: rules[finding.rule].level,
        message: { text: plain(describeFinding(finding, `${method} ${path}`)) },
        locations: [locate(finding)],
        partialFingerprints: { primaryLocationLineHash: `${hash}:${ordinal}` },
        properties: { calls: finding.calls.map(printable), times: finding.times },
      };
    }),
  );
}

function describeFinding(finding: MergedFinding, call: string): string {
  const { operationId, message, pointer, times } = finding;
  const place = pointer === null ? '' : `, at ${tellPointer(pointer)}`;
  const often = times > 1 ? `, ${plural(times, 'time')}` : '';
  return `${message} In ${operationId} (${call})${place}${often}.${tellInferred(finding)}`;
}

function locate({ file, line, operationId, pointer }: MergedFinding): object {
  return {
    physicalLocation: sarifLine(file, line),
    logicalLocations: [
      operationLocation(operationId),
      ...(pointer === null || pointer === ''
        ? []
        : [{ fullyQualifiedName: printable(`${operationId}${pointer}`), kind: 'property' }]),
    ],
  };
}

function operationLocation(operationId: string): object {
  return { name: operationId, fullyQualifiedName: operationId, kind: 'function' };
}

/** SARIF texts may contain links, `[here](https://…)`: text of a server must not create any. */
export function plain(text: string): string {
  return printable(text).replaceAll('](', '] (');
}
