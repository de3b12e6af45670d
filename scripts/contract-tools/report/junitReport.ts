import type { LocatedFinding } from './Finding.ts';
import type { MadeCall, OperationReport, Report } from './Report.ts';
import { rules } from './rules.ts';
import { escapeXml } from './escapeXml.ts';
import { mergeFindings } from './mergeFindings.ts';

type Outcome = 'passed' | 'failure' | 'skipped' | 'error';

interface Testcase {
  readonly name: string;
  readonly seconds: string;
  readonly outcome: Outcome;
  /** The XML element of the outcome; empty when the call passed. */
  readonly element: string;
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
  const suites = report.trouble === null ? report.operations.map(toSuite) : [troubleSuite(report)];
  const attributes = {
    name: report.title,
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
  return {
    name: operationId,
    properties: {
      call: `${method} ${path}`,
      effect,
      findings: String(mergeFindings(findings).length),
    },
    cases: [
      ...calls.map((call) => toCase(call, findings)),
      ...unmade.map((name) => toCase({ name, status: null, milliseconds: 0 }, findings)),
      ...(isSkipped ? [skippedCase(operation)] : []),
    ],
  };
}

function toCase({ name, milliseconds }: MadeCall, all: readonly LocatedFinding[]): Testcase {
  const findings = mergeFindings(all.filter(({ call }) => call === name));
  const [first] = findings;
  const base = { name, seconds: seconds(milliseconds) };
  if (first === undefined) return { ...base, outcome: 'passed', element: '' };
  const others = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
  const message = `${rules[first.rule].title}: ${first.message}${others}`;
  const body = findings.map((finding) => escapeXml(describeFinding(finding))).join('\n');
  const element = `<failure${write({ type: first.rule, message })}>${body}</failure>`;
  return { ...base, outcome: 'failure', element };
}

function describeFinding(finding: Omit<LocatedFinding, 'call'>): string {
  const { rule, message, pointer, times, file, line, inferredFrom } = finding;
  const place = pointer === null ? '' : ` at ${pointer === '' ? 'the whole body' : pointer}`;
  const often = times > 1 ? ` × ${times}` : '';
  const inferred = inferredFrom === null ? '' : ` The contract is inferred here: ${inferredFrom}.`;
  return `[${rule}] ${message}${place}${often} (${file}:${line}).${inferred} ${rules[rule].help}`;
}

function skippedCase({ verdict, notes }: OperationReport): Testcase {
  const message = notes.length > 0 ? notes.join(' ') : 'No reason was given.';
  return {
    name: verdict === 'unchecked' ? 'not checked' : 'not checked in part',
    seconds: seconds(0),
    outcome: 'skipped',
    element: `<skipped${write({ message })}/>`,
  };
}

function troubleSuite({ title, trouble }: Report): Testsuite {
  const message = trouble ?? '';
  const element = `<error${write({ type: 'trouble', message })}>${escapeXml(message)}</error>`;
  return {
    name: title,
    properties: {},
    cases: [{ name: 'reach the server', seconds: seconds(0), outcome: 'error', element }],
  };
}

function writeSuite({ name, properties, cases }: Testsuite, report: Report): readonly string[] {
  const total = cases.reduce((sum, one) => sum + Number(one.seconds), 0);
  const attributes = {
    name,
    ...counts(cases),
    time: total.toFixed(3),
    timestamp: new Date(report.startedAt).toISOString().slice(0, 19),
    hostname: report.subject,
  };
  return [
    `  <testsuite${write(attributes)}>`,
    ...writeProperties(properties),
    ...cases.map((one) => `    ${writeCase(name, one)}`),
    '  </testsuite>',
  ];
}

function writeProperties(properties: Testsuite['properties']): readonly string[] {
  const lines = Object.entries(properties).map(([name, value]) => {
    return `      <property${write({ name, value })}/>`;
  });
  return lines.length === 0 ? [] : ['    <properties>', ...lines, '    </properties>'];
}

function writeCase(classname: string, { name, seconds: time, element }: Testcase): string {
  const attributes = write({ classname, name, time });
  return element === ''
    ? `<testcase${attributes}/>`
    : `<testcase${attributes}>${element}</testcase>`;
}

function counts(cases: readonly Testcase[]): Readonly<Record<string, string>> {
  const of = (outcome: Outcome): string =>
    String(cases.filter((one) => one.outcome === outcome).length);
  return {
    tests: String(cases.length),
    failures: of('failure'),
    errors: of('error'),
    skipped: of('skipped'),
  };
}

function write(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
