import type { SourceLine } from '../contract/sourceLines.ts';
import { rules, type RuleId } from './Finding.ts';
import type { Report } from './Report.ts';
import { groupBy } from './groupBy.ts';
import { mergeFindings, type MergedFinding } from './mergeFindings.ts';
import { plural } from './texts.ts';

/** The common cause of one or more findings, fixed once. */
export interface Cause {
  readonly rule: RuleId;
  readonly title: string;
  /** The message of the first finding. */
  readonly message: string;
  /** What to do. */
  readonly help: string;
  /** Lines of `openapi/`; several for a mistake that the server repeats in many calls. */
  readonly places: readonly SourceLine[];
  /** In the order of the contract. */
  readonly operations: readonly string[];
  readonly findings: number;
  /** What the contract was inferred from at the first place: the contract itself may be wrong. */
  readonly inferredFrom: string | null;
}

export interface Counts {
  readonly operations: number;
  readonly checked: number;
  readonly conforming: number;
  readonly drifting: number;
  readonly partly: number;
  readonly unchecked: number;
  readonly calls: number;
  /** A finding of several calls of one operation counts once. */
  readonly findings: number;
  readonly causes: number;
  /** Findings of the baseline or of an earlier run, which do not fail. */
  readonly known: number;
}

export interface Summary {
  /** The most urgent first. */
  readonly causes: readonly Cause[];
  readonly counts: Counts;
  /** One sentence for people. */
  readonly sentence: string;
}

/** From this many places on, findings of a rule outside the schemas are reported as one cause. */
const repeatedFrom = 4;

/** Groups findings by cause: a rule at a line of the contract, or a rule that is violated everywhere. */
export function summarise(report: Report): Summary {
  const findings = report.operations.flatMap((operation) => mergeFindings(operation.findings));
  const byPlace = groupBy(findings, ({ rule, file, line }) => JSON.stringify([rule, file, line]));
  const causes = mergeRepeated(byPlace)
    .map(toCause)
    .toSorted(
      (a, b) =>
        rules[b.rule].weight - rules[a.rule].weight || b.operations.length - a.operations.length,
    );
  const counts = count(report, findings.length, causes.length);
  const describe = report.counts === 'examples' ? describeExamples : describeCounts;
  return { causes, counts, sentence: report.trouble ?? describe(counts) };
}

type Findings = readonly [MergedFinding, ...MergedFinding[]];

function mergeRepeated(places: readonly Findings[]): readonly Findings[] {
  return groupBy(places, ([first]) => first.rule).flatMap((groups) => {
    const [[first, ...others], ...more] = groups;
    const isHabit = groups.length >= repeatedFrom && !first.rule.startsWith('schema/');
    return isHabit ? [[first, ...others, ...more.flat()] as const] : groups;
  });
}

function toCause(findings: Findings): Cause {
  const [first] = findings;
  const places = new Map(findings.map(({ file, line }) => [`${file}:${line}`, { file, line }]));
  return {
    rule: first.rule,
    title: rules[first.rule].title,
    message: first.message,
    help: rules[first.rule].help,
    places: [...places.values()],
    operations: [...new Set(findings.map(({ operationId }) => operationId))],
    findings: findings.length,
    inferredFrom: first.inferredFrom,
  };
}

function count({ operations }: Report, findings: number, causes: number): Counts {
  const of = (verdict: string) => operations.filter((one) => one.verdict === verdict).length;
  return {
    operations: operations.length,
    checked: operations.length - of('unchecked'),
    conforming: of('conforms'),
    drifting: of('drifts'),
    partly: of('partly'),
    unchecked: of('unchecked'),
    calls: operations.reduce((sum, { calls }) => sum + calls.length, 0),
    findings,
    causes,
    known: operations.reduce((sum, { known = [] }) => sum + known.length, 0),
  };
}

function describeCounts(counts: Counts): string {
  const { checked, findings, drifting, causes, partly, unchecked, known } = counts;
  if (checked === 0) return 'Nothing was checked: this run proves nothing about the server.';
  const made = `${plural(checked, 'operation')} checked`;
  const outcome =
    findings === 0
      ? `No drift in ${made}`
      : `${plural(findings, 'finding')} in ${drifting} of ${made}: ${plural(causes, 'cause')}`;
  const rest = [
    ...(known > 0 ? [`${known} known`] : []),
    ...(partly > 0 ? [`${partly} partly checked`] : []),
    ...(unchecked > 0 ? [`${unchecked} not checked`] : []),
  ];
  return `${[outcome, rest.join(', ')].filter(Boolean).join('; ')}.`;
}

function describeExamples(counts: Counts): string {
  const { checked, calls, findings, causes, known, unchecked } = counts;
  if (checked === 0) return 'Nothing was checked: the contract has no example.';
  const made = `${plural(calls, 'example')} checked`;
  const outcome =
    findings === 0
      ? `Every example fits: ${made}`
      : `${plural(findings, 'finding')} in ${made}: ${plural(causes, 'cause')}`;
  const rest = [
    ...(known > 0 ? [`${known} known`] : []),
    ...(unchecked > 0 ? [`${plural(unchecked, 'operation')} without an example`] : []),
  ];
  return `${[outcome, ...rest].join('; ')}.`;
}
