import { tellInferred, tellPointer, type LocatedFinding, rules } from './Finding.ts';
import type { MadeCall, OperationReport, Report } from './Report.ts';
import { escapeXml } from './texts.ts';
import { mergeFindings, type MergedFinding } from './mergeFindings.ts';

interface Testcase {
  readonly name: string;
  readonly milliseconds: number;
  /** The XML element of a failure, an error or a skip; empty when the call passed. */
  readonly outcome: string;
}

interface Testsuite {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly cases: readonly Testcase[];
}

/**
 * JUnit XML for Jenkins and GitLab: a suite per operation, a case per call. Both read one failure
 * per case and identify cases by `classname` and `name`. GitLab shows only the text of a failure,
 * not its attributes, so the text contains everything.
 */
export function junitReport(report: Report): string {
  const { title, trouble, operations } = report;
  const suites = trouble === null ? operations.map(toSuite) : [troubleSuite(title, trouble)];
  const attributes = {
    name: title,
    ...counts(suites.flatMap(({ cases }) => cases)),
    time: seconds(report.milliseconds),
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${write(attributes)}>`,
    ...suites.flatMap((suite) => writeSuite(suite, report)),
    '</testsuites>',
    '',
  ].join('\n');
}

function toSuite(operation: OperationReport): Testsuite {
  const { operationId, method, path, effect, calls, findings, notes, verdict } = operation;
  const made = new Set(calls.map(({ name }) => name));
  const unmade = [...new Set(findings.map(({ call }) => call))].filter((name) => !made.has(name));
  const isSkipped = notes.length > 0 || verdict === 'unchecked' || verdict === 'partly';
  const merged = mergeFindings(findings);
  return {
    name: operationId,
    properties: { call: `${method} ${path}`, effect, findings: String(merged.length) },
    cases: [
      ...calls.map((call) => toCase(call, findings)),
      ...unmade.map((name) => toCase({ name, milliseconds: 0 }, findings)),
      ...(isSkipped ? [skippedCase(operation)] : []),
    ],
  };
}

function toCase(
  { name, milliseconds }: Omit<MadeCall, 'status'>,
  all: readonly LocatedFinding[],
): Testcase {
  const findings = mergeFindings(all.filter(({ call }) => call === name));
  const [first] = findings;
  if (first === undefined) return { name, milliseconds, outcome: '' };
  const others = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
  const message = `${rules[first.rule].title}: ${first.message}${others}`;
  const body = findings.map((finding) => escapeXml(describeFinding(finding))).join('\n');
  return { name, milliseconds, outcome: element('failure', { type: first.rule, message }, body) };
}

function describeFinding(finding: MergedFinding): string {
  const { rule, message, pointer, times, file, line } = finding;
  const place = pointer === null ? '' : ` at ${tellPointer(pointer)}`;
  const often = times > 1 ? ` × ${times}` : '';
  const told = `[${rule}] ${message}${place}${often} (${file}:${line}).`;
  return `${told}${tellInferred(finding)} ${rules[rule].help}`;
}

function skippedCase({ verdict, notes }: OperationReport): Testcase {
  const message = notes.length > 0 ? notes.join(' ') : 'No reason was given.';
  const name = verdict === 'unchecked' ? 'not checked' : 'not checked in part';
  return { name, milliseconds: 0, outcome: element('skipped', { message }) };
}

function troubleSuite(name: string, message: string): Testsuite {
  const outcome = element('error', { type: 'trouble', message }, escapeXml(message));
  return { name, properties: {}, cases: [{ name: 'reach the server', milliseconds: 0, outcome }] };
}

function writeSuite({ name, properties, cases }: Testsuite, report: Report): readonly string[] {
  const total = cases.reduce((sum, one) => sum + one.milliseconds, 0);
  const attributes = {
    name,
    ...counts(cases),
    time: seconds(total),
    timestamp: new Date(report.startedAt).toISOString().slice(0, 19),
    hostname: report.subject,
  };
  const lines = Object.entries(properties).map(([key, value]) => {
    return `      ${element('property', { name: key, value })}`;
  });
  return [
    `  <testsuite${write(attributes)}>`,
    ...(lines.length === 0 ? [] : ['    <properties>', ...lines, '    </properties>']),
    ...cases.map((one) => {
      const about = { classname: name, name: one.name, time: seconds(one.milliseconds) };
      return `    ${element('testcase', about, one.outcome)}`;
    }),
    '  </testsuite>',
  ];
}

function counts(cases: readonly Testcase[]): Readonly<Record<string, string>> {
  const of = (kind: string): string =>
    String(cases.filter(({ outcome }) => outcome.startsWith(`<${kind} `)).length);
  return {
    tests: String(cases.length),
    failures: of('failure'),
    errors: of('error'),
    skipped: of('skipped'),
  };
}

/** An element; its content is XML already. */
function element(name: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const start = `<${name}${write(attributes)}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}

function write(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
