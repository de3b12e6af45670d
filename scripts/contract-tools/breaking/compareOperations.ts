import { matchNames, onBoth, atLevel } from './Change.ts';
import type { Direction, Pair, Level, Side } from './Change.ts';
import { compareBodies, compareContent, compareHeaders } from './compareContent.ts';
import { compareParameters } from './compareParameters.ts';
import { compareOther, tellAdded, tellChange, tellRemoved, followBoth } from './compareParts.ts';
import type { Comparison } from './compareParts.ts';
import { compareSecurity } from './compareSecurity.ts';
import { compareOwnServers } from './compareServers.ts';
import { childOf, follow, itemsOf, placesOf, sourcesOf, entriesOf } from './placed.ts';
import type { Json, Placed, PlacedMap } from './placed.ts';
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

/** Compares calls that the server makes: their request is read like an answer, and their answer sent. */
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

const answerKeys: ReadonlySet<string> = new Set(['content', 'headers']);

function compareAnswers(comparison: Comparison, pair: Pair<Placed>): void {
  const isRead = comparison.direction === 'answer';
  const all = onBoth(pair, answersOf);
  const { base: answers, revision: others } = all;
  for (const [status, base] of answers) {
    const revision = others.get(status) ?? others.get(placeOf(status, others));
    if (revision !== undefined) compareAnswer(comparison, { base, revision });
    if (others.has(status)) continue;
    const isKept = isRead
      ? [...others.keys()].some((one) => placeOf(one, answers) === status)
      : revision !== undefined;
    const level = isKept ? 'minor' : isRead ? weightOf(status, answers) : 'major';
    tellRemoved(comparison, base, `answer ${status}`, atLevel(level, 'removed'));
  }
  for (const [status, revision] of matchNames(all).added) {
    const base = answers.get(placeOf(status, answers));
    if (base !== undefined) compareAnswer(comparison, { base, revision });
    const level = isRead && base === undefined ? weightOf(status, others) : 'minor';
    tellAdded(comparison, revision, `answer ${status}`, atLevel(level, 'added'));
  }
}

function answersOf(operation: Placed): PlacedMap {
  const entries = [...entriesOf(operation, 'responses')];
  return new Map(entries.map(([status, one]) => [status.replace(/xx$/, 'XX'), one]));
}

/** The range that has a status, `4XX`; for a success `default`, if these answers have no other one. */
function placeOf(status: string, answers: PlacedMap): string {
  const isDefault = status.startsWith('2') && !hasSuccess(answers);
  return isDefault ? 'default' : `${status.charAt(0)}XX`;
}

function hasSuccess(answers: PlacedMap): boolean {
  return [...answers.keys()].some((one) => one.startsWith('2'));
}

/** An error is minor; a success is major: clients expect it, except 304 (`If-None-Match`). */
function weightOf(status: string, answers: PlacedMap): Level {
  const isError = /^[145]/.test(status) || status === '304';
  return isError || (status === 'default' && hasSuccess(answers)) ? 'minor' : 'major';
}

function compareAnswer(comparison: Comparison, written: Pair<Placed>): void {
  const pair = followBoth(comparison.documents, written);
  compareOther(comparison, pair, answerKeys);
  compareContent(comparison, pair);
  compareHeaders(comparison, pair);
}
