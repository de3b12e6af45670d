import type { Direction, Pair } from './Change.ts';
import { compareAnswers } from './compareAnswers.ts';
import { compareBodies } from './compareContent.ts';
import { compareParameters } from './compareParameters.ts';
import {
  compareOther,
  tellAdded,
  tellChange,
  tellRemoved,
  type Comparison,
} from './compareParts.ts';
import { compareSecurity } from './compareSecurity.ts';
import { compareOwnServers } from './compareServers.ts';
import { atLevel } from './Effect.ts';
import { matchNames, onBoth, type Side } from './pairs.ts';
import { childOf, follow, itemsOf, placesOf, sourcesOf, type Json, type Placed } from './placed.ts';
import { methods, placedCallbacks, type PlacedOperation } from './placedOperations.ts';

const messageKeys: ReadonlySet<string> = new Set([
  ...['operationId', 'parameters', 'requestBody', 'responses'],
]);
const known = new Set([...messageKeys, 'security', 'x-effect', 'servers', 'callbacks']);
/** Each method is an operation of its own. */
const itemKeys: ReadonlySet<string> = new Set([
  ...methods,
  ...['additionalOperations', 'parameters', 'servers'],
]);
const effects: readonly unknown[] = ['read', 'write', 'irreversible'];

/** Compares two versions of one operation. */
export function compareOperations(comparison: Comparison, pair: Pair<PlacedOperation>): void {
  const { base, revision } = pair;
  const operations = onBoth(pair, ({ operation }) => operation);
  if (base.method !== revision.method || base.key !== revision.key) {
    const message = `moved from ${tellCall(base)} to ${tellCall(revision)}`;
    tellChange(comparison, atLevel('major', 'moved'), message, sourcesOf(operations));
  }
  compareEffect(comparison, operations);
  compareSecurity(comparison, operations);
  compareMessages(comparison, pair, ['request', 'answer']);
  compareOwnServers(comparison, pair);
  const callbacks = onBoth(operations, (operation, side) =>
    placedCallbacks(comparison.documents[side], operation),
  );
  compareCallbacks(callbacks, 'callback', (_, __, compare) => compare(comparison));
  compareOther(comparison, operations, known);
  compareOther(comparison, { base: base.item, revision: revision.item }, itemKeys);
}

/** Name, parameters, body and answers, with the direction in which the call and its answer are sent. */
function compareMessages(
  comparison: Comparison,
  pair: Pair<PlacedOperation>,
  [sent, returned]: readonly [Direction, Direction],
): void {
  const { documents } = comparison;
  const { base, revision } = pair;
  const operations = onBoth(pair, ({ operation }) => operation);
  if (base.operation.node['operationId'] !== revision.operation.node['operationId']) {
    const message =
      `operationId ${base.operationId} → ${revision.operationId}: generated clients name their method ` +
      'after it';
    const places = placesOf(operations, 'operationId');
    tellChange(comparison, atLevel('major', 'renamed'), message, places);
  }
  const call = { ...comparison, direction: sent };
  const parameters = onBoth(pair, (one, side) => ({
    path: one.path,
    list: parametersOf(documents[side], one),
  }));
  compareParameters(call, parameters);
  const bodies = onBoth(operations, (operation, side) => {
    const body = childOf(operation, 'requestBody');
    return body === null ? null : follow(documents[side], body);
  });
  compareBodies(call, bodies, operations);
  compareAnswers({ ...comparison, direction: returned }, operations);
}

/** Compares one operation of a side within the comparison that it belongs to. */
export type CompareOne = (
  one: PlacedOperation,
  side: Side,
  compare: (comparison: Comparison) => void,
) => void;

/**
 * Compares calls that the server makes (OpenAPI 3.1 `webhooks`, `callbacks`): the client reads the
 * request as it reads an answer elsewhere, and its answer is judged like a request.
 */
export function compareCallbacks(
  pair: Pair<readonly PlacedOperation[]>,
  noun: 'webhook' | 'callback',
  compareOne: CompareOne,
): void {
  const calls = onBoth(pair, (list) => new Map(list.map((one) => [tellCall(one), one])));
  for (const base of pair.base) {
    const revision = calls.revision.get(tellCall(base));
    compareOne(base, 'base', (comparison) => {
      if (revision === undefined) {
        tellRemoved({ ...comparison, direction: 'answer' }, base.operation, noun);
      } else {
        compareMessages(comparison, { base, revision }, ['answer', 'request']);
        const operations = { base: base.operation, revision: revision.operation };
        compareOther(comparison, operations, messageKeys);
      }
    });
  }
  for (const [, one] of matchNames(calls).added) {
    compareOne(one, 'revision', (comparison) =>
      tellAdded({ ...comparison, direction: 'answer' }, one.operation, noun),
    );
  }
}

export function tellCall({ method, path }: PlacedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** The parameters of the path, unless the operation overrides them by name and place. */
function parametersOf(document: Json, { item, operation }: PlacedOperation): readonly Placed[] {
  const parametersIn = (holder: Placed): readonly Placed[] =>
    itemsOf(holder, 'parameters')
      .map((parameter) => follow(document, parameter))
      .filter(({ node }) => typeof node['name'] === 'string' && typeof node['in'] === 'string');
  const own = parametersIn(operation);
  const isSame = (one: Placed, other: Placed): boolean =>
    one.node['name'] === other.node['name'] && one.node['in'] === other.node['in'];
  return [...parametersIn(item).filter((one) => !own.some((other) => isSame(one, other))), ...own];
}

/** `x-effect`: a client may have retried or tried out a read; it must not do so with a write. */
function compareEffect(comparison: Comparison, pair: Pair<Placed>): void {
  const { base: before, revision: after } = onBoth(pair, ({ node }) => node['x-effect']);
  if (before === after) return;
  const [rank, other] = [effects.indexOf(before), effects.indexOf(after)];
  const isKnown = other >= 0 && (rank >= 0 || before === undefined);
  const level = !isKnown || (rank >= 0 && other > rank) ? 'major' : 'minor';
  const message = `x-effect ${tellEffect(before)} → ${tellEffect(after)}`;
  tellChange(comparison, atLevel(level, 'changed'), message, placesOf(pair, 'x-effect'));
}

function tellEffect(effect: unknown): string {
  return typeof effect === 'string' ? effect : 'unsaid';
}
