import type { Direction, Level, Pair } from './Change.ts';
import { compareAnswers } from './compareAnswers.ts';
import { compareBodies } from './compareContent.ts';
import { compareParameters } from './compareParameters.ts';
import { compareOther, sourcesOf, tellChange, type Comparison } from './compareParts.ts';
import { compareSecurity } from './compareSecurity.ts';
import { compareOwnServers } from './compareServers.ts';
import { childOf, follow, itemsOf, type Placed } from './placed.ts';
import { methods, placedCallbacks, type PlacedOperation } from './placedOperations.ts';
import { placesOf } from './SchemaChange.ts';

const messageKeys: ReadonlySet<string> = new Set([
  ...['operationId', 'parameters', 'requestBody', 'responses'],
]);
const known = new Set([...messageKeys, 'security', 'x-effect', 'servers', 'callbacks']);
const effects: readonly unknown[] = ['read', 'write', 'irreversible'];

/** Compares two versions of one operation. */
export function compareOperations(comparison: Comparison, pair: Pair<PlacedOperation>): void {
  const { base, revision } = pair;
  const operations = { base: base.operation, revision: revision.operation };
  if (base.method !== revision.method || base.key !== revision.key) {
    const message = `moved from ${tellCall(base)} to ${tellCall(revision)}`;
    tellChange(comparison, ['major', 'moved', message], sourcesOf(operations));
  }
  compareEffect(comparison, operations);
  compareSecurity(comparison, operations);
  compareMessages(comparison, pair, ['request', 'answer']);
  compareOwnServers(comparison, pair);
  const callbacks = {
    base: placedCallbacks(comparison.documents.base, operations.base),
    revision: placedCallbacks(comparison.documents.revision, operations.revision),
  };
  compareCallbacks(callbacks, 'callback', (_, __, compare) => compare(comparison));
  compareOther(comparison, operations, known);
  compareOther(comparison, { base: base.item, revision: revision.item }, itemKeys);
}

/** Name, parameters, body and answers, with the direction in which the call and its answer are sent. */
function compareMessages(
  comparison: Comparison,
  { base, revision }: Pair<PlacedOperation>,
  [sent, returned]: readonly [Direction, Direction],
): void {
  const { documents } = comparison;
  const operations = { base: base.operation, revision: revision.operation };
  if (base.operation.node['operationId'] !== revision.operation.node['operationId']) {
    const message =
      `operationId ${base.operationId} → ${revision.operationId}: generated clients name their method ` +
      'after it';
    tellChange(comparison, ['major', 'renamed', message], placesOf(operations, 'operationId'));
  }
  const parameters = {
    base: { path: base.path, list: parametersOf(documents.base, base) },
    revision: { path: revision.path, list: parametersOf(documents.revision, revision) },
  };
  compareParameters(comparison, parameters, sent);
  const body = (side: keyof Pair<unknown>): Placed | null => {
    const placed = childOf(operations[side], 'requestBody');
    return placed === null ? null : follow(documents[side], placed);
  };
  compareBodies(comparison, { base: body('base'), revision: body('revision') }, operations, sent);
  compareAnswers(comparison, operations, returned);
}

/** Compares one operation of a side within the comparison that it belongs to. */
export type CompareOne = (
  one: PlacedOperation,
  side: keyof Pair<unknown>,
  compare: (comparison: Comparison) => void,
) => void;

/**
 * Compares calls that the server makes (OpenAPI 3.1 `webhooks`, `callbacks`): the client reads the
 * request as it reads an answer elsewhere, and its answer is judged like a request.
 */
export function compareCallbacks(
  { base, revision }: Pair<readonly PlacedOperation[]>,
  noun: 'webhook' | 'callback',
  compareOne: CompareOne,
): void {
  const left = new Map(revision.map((one) => [tellCall(one), one]));
  for (const one of base) {
    const other = left.get(tellCall(one));
    left.delete(tellCall(one));
    compareOne(one, 'base', (comparison) => {
      if (other === undefined) {
        const places = { base: one.operation.source, revision: null };
        tellChange(comparison, ['major', 'removed', `${noun} removed`], places, 'answer');
      } else {
        compareMessages(comparison, { base: one, revision: other }, ['answer', 'request']);
        const operations = { base: one.operation, revision: other.operation };
        compareOther(comparison, operations, messageKeys);
      }
    });
  }
  for (const one of left.values()) {
    const places = { base: null, revision: one.operation.source };
    compareOne(one, 'revision', (comparison) =>
      tellChange(comparison, ['minor', 'added', `${noun} added`], places, 'answer'),
    );
  }
}

/** Each method is an operation of its own. */
const itemKeys: ReadonlySet<string> = new Set([...methods, 'parameters', 'servers']);

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
