import { tellInferred, tellPointer, type LocatedFinding } from './Finding.ts';
import type { MadeCall, OperationReport, Report } from './Report.ts';
import { rules } from './rules.ts';
import { escapeXml } from './texts.ts';
import { mergeFindings, type MergedFinding } from './mergeFindings.ts';

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
  const failure = element('failure', { type: first.rule, message }, body);
  return { ...base, outcome: 'failure', element: failure };
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
  return {
    name: verdict === 'unchecked' ? 'not checked' : 'not checked in part',
    seconds: seconds(0),
    outcome: 'skipped',
    element: element('skipped', { message }),
  };
}

function troubleSuite({ title, trouble }: Report): Testsuite {
  const message = trouble ?? '';
  const error = element('error', { type: 'trouble', message }, escapeXml(message));
  return {
    name: title,
    properties: {},
    cases: [{ name: 'reach the server', seconds: seconds(0), outcome: 'error', element: error }],
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
  const lines = Object.entries(properties).map(([key, value]) => {
    return `      ${element('property', { name: key, value })}`;
  });
  return [
    `  <testsuite${write(attributes)}>`,
    ...(lines.length === 0 ? [] : ['    <properties>', ...lines, '    </properties>']),
    ...cases.map((one) => {
      const about = { classname: name, name: one.name, time: one.seconds };
      return `    ${element('testcase', about, one.element)}`;
    }),
    '  </testsuite>',
  ];
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
