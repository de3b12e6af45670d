import { tellSchemas, type Coverage } from './Coverage.ts';
import { wrapText, type Layout } from './wrapText.ts';

/** What of the contract was seen: a sentence, or with `isWhole` a table of operations and statuses. */
export function tableCoverage(
  coverage: Coverage,
  isWhole: boolean,
  { width, paint }: Layout,
): readonly string[] {
  const { operations, schemas } = coverage;
  const statuses = operations.flatMap((one) => one.statuses);
  const count = (list: readonly { readonly isSeen: boolean }[]): string =>
    `${list.filter(({ isSeen }) => isSeen).length} of ${list.length}`;
  const sentence = `Seen: ${count(statuses)} answers, ${count(schemas)} schemas of the contract.`;
  if (!isWhole)
    return wrapText(`${sentence} --coverage lists them.`, width).map((line) => paint('dim', line));
  const idWidth = Math.max(...operations.map(({ operationId }) => operationId.length), 9);
  const tell = (list: Coverage['operations'][number]['statuses']): string =>
    list.map(({ status, isSeen }) => (isSeen ? status : `(${status})`)).join(' ');
  return [
    paint('bold', 'Coverage'),
    ...operations.map((one) => `  ${one.operationId.padEnd(idWidth)}  ${tell(one.statuses)}`),
    ...wrapText(`${sentence} In brackets: not seen.`, width),
    ...(schemas.every(({ isSeen }) => isSeen) ? [] : wrapText(tellSchemas(coverage), width, '  ')),
  ];
}
