import type { Level, Pair } from './Change.ts';
import { compareAnswers } from './compareAnswers.ts';
import { compareBodies } from './compareContent.ts';
import { compareParameters } from './compareParameters.ts';
import { compareOther, sourcesOf, tellChange, type Comparison } from './compareParts.ts';
import { compareSecurity } from './compareSecurity.ts';
import { childOf, follow, itemsOf, type Placed } from './placed.ts';
import type { PlacedOperation } from './placedOperations.ts';
import { placesOf } from './SchemaChange.ts';

const known: ReadonlySet<string> = new Set([
  ...['operationId', 'parameters', 'requestBody', 'responses', 'security', 'x-effect'],
]);
const effects: readonly unknown[] = ['read', 'write', 'irreversible'];

/** Compares two versions of one operation. */
export function compareOperations(
  shared: Omit<Comparison, 'operationId'>,
  pair: Pair<PlacedOperation>,
): void {
  const { base, revision } = pair;
  const comparison = { ...shared, operationId: base.operationId };
  const operations = { base: base.operation, revision: revision.operation };
  if (base.method !== revision.method || base.key !== revision.key) {
    const message = `moved from ${tellCall(base)} to ${tellCall(revision)}`;
    tellChange(comparison, ['major', 'moved', message], sourcesOf(operations));
  }
  if (base.operationId !== revision.operationId) {
    const message =
      `operationId ${base.operationId} → ${revision.operationId}: generated clients name their method ` +
      'after it';
    tellChange(comparison, ['major', 'renamed', message], placesOf(operations, 'operationId'));
  }
  compareEffect(comparison, operations);
  compareSecurity(comparison, operations);
  compareParameters(comparison, {
    base: { path: base.path, list: parametersOf(comparison.documents.base, base) },
    revision: { path: revision.path, list: parametersOf(comparison.documents.revision, revision) },
  });
  const body = (side: keyof Pair<unknown>): Placed | null => {
    const placed = childOf(operations[side], 'requestBody');
    return placed === null ? null : follow(comparison.documents[side], placed);
  };
  compareBodies(comparison, { base: body('base'), revision: body('revision') }, operations);
  compareAnswers(comparison, operations);
  compareOther(comparison, operations, known);
  compareOther(comparison, { base: base.item, revision: revision.item }, itemKeys);
}

/** Each method is an operation of its own. */
const itemKeys: ReadonlySet<string> = new Set([
  ...['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'parameters'],
]);

export function tellCall({ method, path }: PlacedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** The parameters of the path, unless the operation overrides them by name and place. */
function parametersOf(
  document: Comparison['documents']['base'],
  { item, operation }: PlacedOperation,
): readonly Placed[] {
  const [shared, own] = [item, operation].map((holder) =>
    itemsOf(holder, 'parameters').map((parameter) => follow(document, parameter)),
  );
  const isSame = (one: Placed, other: Placed): boolean =>
    one.node['name'] === other.node['name'] && one.node['in'] === other.node['in'];
  return [
    ...(shared ?? []).filter((one) => !own?.some((other) => isSame(one, other))),
    ...(own ?? []),
  ];
}

/** `x-effect`: a client may have retried or tried out a read; it must not do so with a write. */
function compareEffect(comparison: Comparison, pair: Pair<Placed>): void {
  const [before, after] = [pair.base.node['x-effect'], pair.revision.node['x-effect']];
  if (before === after) return;
  const [rank, other] = [effects.indexOf(before), effects.indexOf(after)];
  const isKnown = other >= 0 && (rank >= 0 || before === undefined);
  const level: Level = !isKnown || (rank >= 0 && other > rank) ? 'major' : 'minor';
  const told = `x-effect ${tellEffect(before)} → ${tellEffect(after)}`;
  tellChange(comparison, [level, 'changed', told], placesOf(pair, 'x-effect'));
}

function tellEffect(effect: unknown): string {
  return typeof effect === 'string' ? effect : 'unsaid';
}
