import { findContract } from '../command/files.ts';
import { publicationOf } from '../command/Publication.ts';
import { publishReport } from '../command/publishReport.ts';
import { readOptions } from '../command/readOptions.ts';
import type { RunCommand } from '../command/Surroundings.ts';
import { reportOf, headOf, operationReport, otherHead } from '../report/Report.ts';
import type { OperationReport } from '../report/Report.ts';
import type { Watch } from '../command/Watch.ts';
import { listOperations, operationSource } from '../contract/operations.ts';
import { tokensOf } from '../contract/pointer.ts';
import type { Contract } from '../contract/readContract.ts';
import { differenceAt, placeFinding } from '../report/Finding.ts';
import type { Difference, LocatedFinding } from '../report/Finding.ts';
import { groupBy } from '../report/groupBy.ts';
import { compareToSchemas } from '../schema/compareToSchema.ts';
import { gatherDifferences, type CompareToSchema, isAddition } from '../schema/placed.ts';
import { shapeOf } from '../schema/shapeOf.ts';
import { namedExamples, type NamedExample } from './namedExamples.ts';

/** `contract-tools lint-examples`: reports examples that do not fit. Throws UsageError. */
export const lintExamplesCommand: RunCommand = async (args, terminal, { readContract }) => {
  const options = readOptions('lint-examples', args, terminal);
  const path = findContract(options, terminal.cwd);
  const started = new Date();
  const contract = await readContract(path, terminal.cwd);
  const operations = lintExamples(contract, terminal.watch);
  const about = { title: 'Examples of the contract', subject: path, operations };
  const told = { ...about, counts: 'examples', remarks: contract.notes } as const;
  const report = reportOf(told, contract.document, started);
  return publishReport(report, publicationOf(options), terminal);
};

/** Compares the examples with their schemas; what belongs to no operation is told by its part. */
export function lintExamples(
  { document, locate, misread }: Pick<Contract, 'document' | 'locate' | 'misread'>,
  watch?: Watch,
): readonly OperationReport[] {
  const compare = compareToSchemas(document, (value) => shapeOf(value, { showValues: true }));
  const { examples, missing } = namedExamples(document);
  const operations = listOperations(document);
  const owners = new Map(operations.map((one) => [operationSource(one), one]));
  const pathOf = (source: string): string => source.split('/', 3).join('/');
  const firstOf = new Map([...owners.keys()].toReversed().map((one) => [pathOf(one), one]));
  const ownerOf = (source: string): string => {
    const own = source.split('/', 4).join('/');
    return owners.has(own) ? own : (firstOf.get(pathOf(source)) ?? source.split('/', 2)[1] ?? '');
  };
  const place = (owner: string, one: Difference, call: string): LocatedFinding => {
    const operationId = owners.get(owner)?.id ?? owner;
    return placeFinding(one, { operationId, call }, { document, locate });
  };
  const misreadAt = mapBy(misread, ({ source }) => ownerOf(source));
  const examplesAt = mapBy(examples, ({ source }) => ownerOf(source));
  const notesAt = mapBy(missing, ({ listed }) => operationSource(listed));
  const others = [...misreadAt.keys(), ...examplesAt.keys()].filter((one) => !owners.has(one));
  return [...owners.keys(), ...new Set(others)].map((owner): OperationReport => {
    const own = examplesAt.get(owner) ?? [];
    const findings = [
      ...(misreadAt.get(owner) ?? []).map(({ source, message }) =>
        place(owner, differenceAt('contract/not-understood', message, source), 'reading'),
      ),
      ...own.flatMap((example) => {
        try {
          return differencesOf(example, compare).map((one) => place(owner, one, example.name));
        } catch (problem) {
          if (watch === undefined) throw problem;
          watch.fail(`${owner}, ${example.name}`, problem);
          return [];
        }
      }),
    ];
    const absent = (notesAt.get(owner) ?? []).map(({ name }) => `It has no example of ${name}.`);
    const isEmpty = own.length + absent.length === 0;
    const isBare = isEmpty && findings.length === 0;
    const notes = isBare ? ['It has nothing that an example could show.'] : absent;
    const listed = owners.get(owner);
    const other = `#/${tokensOf(owner)[0] ?? ''}`;
    const head = listed === undefined ? otherHead(owner, other) : headOf(listed);
    const calls = own.map(({ name }) => ({ name, status: null, milliseconds: 0 }));
    return operationReport(head, { calls, findings, notes });
  });
}

function mapBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  return new Map(groupBy(all, keyOf).map((group) => [keyOf(group[0]), group]));
}

/** What does not fit; an example of a schema fits if it does in a request or in an answer. */
function differencesOf(
  { value, schema, schemaSource, direction, source, name }: NamedExample,
  compare: CompareToSchema,
): readonly Difference[] {
  const directions = direction === null ? (['answer', 'request'] as const) : [direction];
  const [first = [], second = first] = directions.map((one) =>
    compare(value, { schema, source: schemaSource }, one),
  );
  return gatherDifferences(second.length < first.length ? second : first).map((one) => ({
    ...one,
    source,
    rule: isAddition(one) ? 'schema/unknown' : 'example/unfit',
    message: `The ${direction === null ? name : `example ${JSON.stringify(name)}`}: ${one.message}`,
  }));
}
