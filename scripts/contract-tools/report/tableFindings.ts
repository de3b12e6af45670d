import { tellPointer, rules } from './Finding.ts';
import type { OperationReport } from './Report.ts';
import { groupBy } from './groupBy.ts';
import { mergeFindings, type MergedFinding } from './mergeFindings.ts';
import { plural } from './texts.ts';
import { wrapParts, wrapText, type Layout } from './wrapText.ts';

/** The findings of one operation, grouped by rule. */
export function tableFindings(operation: OperationReport, layout: Layout): readonly string[] {
  const groups = groupBy(mergeFindings(operation.findings), ({ rule }) => rule);
  return groups.flatMap((group) => [
    ...heading(group[0], layout),
    ...group.flatMap((finding) => describeFinding(finding, operation, layout)),
  ]);
}

function heading({ rule }: MergedFinding, { width, paint }: Layout): readonly string[] {
  const { title, level } = rules[rule];
  const [first = '', ...rest] = wrapParts([title, rule], ' · ', width, '  ');
  const painted = paint(level === 'error' ? 'red' : 'yellow', title);
  const after = first.slice(2 + title.length);
  return [
    `  ${painted}${after === '' ? '' : paint('dim', after)}`,
    ...rest.map((line) => paint('dim', line)),
  ];
}

function describeFinding(
  finding: MergedFinding,
  { calls }: OperationReport,
  { width, paint, noun }: Layout,
): readonly string[] {
  const { message, pointer, times, file, line, inferredFrom } = finding;
  const whole = `the whole ${noun === 'call' ? 'body' : noun}`;
  const place = [
    ...(pointer === null ? [] : [tellPointer(pointer, whole)]),
    ...(times > 1 ? [`× ${times}`] : []),
  ];
  const facts = [
    ...(place.length === 0 ? [] : [place.join(' ')]),
    ...(noun === 'call' ? describeCalls(finding.calls, calls.length) : []),
    `${file}:${line}`,
  ];
  const inferred = `The contract is inferred here: ${inferredFrom ?? ''}`;
  return [
    ...wrapText(message, width, '    '),
    ...wrapParts(facts, ' · ', width, '    ').map((one) => paint('dim', one)),
    ...(inferredFrom === null ? [] : wrapText(inferred, width, '    ')),
  ];
}

/** The valid call is not named, since it is the usual one. */
function describeCalls(names: readonly string[], made: number): readonly string[] {
  const [first = '', ...others] = names;
  if (names.length > 1 && names.length === made) return ['in every call'];
  if (others.length > 0) return [`in « ${first} » and ${plural(others.length, 'more call')}`];
  return first === 'valid' ? [] : [`in « ${first} »`];
}
