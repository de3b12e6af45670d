import { FoundChanges, type Change, type Pair } from './Change.ts';
import {
  compareCallbacks,
  compareOperations,
  tellCall,
  type CompareOne,
} from './compareOperations.ts';
import {
  compareOther,
  tellAdded,
  tellChange,
  tellRemoved,
  tellUndecided,
  type Comparison,
} from './compareParts.ts';
import { basePath, compareServers, ownServersIn } from './compareServers.ts';
import { atLevel } from './Effect.ts';
import { onBoth, type Side } from './pairs.ts';
import { childOf, placesOf, rootOf, type Json, type Placed } from './placed.ts';
import {
  brokenItems,
  placedOperations,
  placedWebhooks,
  reasonOf,
  type PlacedOperation,
} from './placedOperations.ts';
import { writtenOtherwise } from './writtenOtherwise.ts';

/** These keys have their own comparison, or are compared through the operations that use them. */
const rootKeys: ReadonlySet<string> = new Set([
  ...['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'webhooks', 'components'],
]);

/**
 * Finds every change between two versions of the contract, each once with its operations. An operation
 * that cannot be compared, or not before the deadline (milliseconds since 1970), is an undecided change.
 */
export function compareContracts(
  documents: Pair<object>,
  deadline: number = Infinity,
): readonly Change[] {
  const found = new FoundChanges();
  const contracts = documents as Pair<Json>;
  const comparison: Comparison = {
    ...{ documents: contracts, tell: found.tell, deadline },
    ...{ operationId: null, direction: null },
  };
  const placesAt = (side: Side, { source }: Placed): Pair<string | null> => {
    return { base: null, revision: null, [side]: source };
  };
  const compareOne: CompareOne = ({ operationId, operation }, side, compare) => {
    const inner = { ...comparison, operationId };
    try {
      if (Date.now() >= deadline) throw new Error('the budget of time was used up');
      compare(inner);
    } catch (problem) {
      tellUndecided(inner, `not compared (${reasonOf(problem)})`, placesAt(side, operation));
    }
  };
  compareRoots(comparison);
  onBoth(contracts, (document, side) => {
    for (const [item, why] of brokenItems(document)) {
      tellUndecided(comparison, `not compared (${why})`, placesAt(side, item));
    }
  });
  matchOperations(comparison, compareOne);
  compareCallbacks(onBoth(contracts, placedWebhooks), 'webhook', compareOne);
  const changes = found.sorted();
  return [...changes, ...writtenOtherwise(contracts, changes)];
}

function compareRoots(comparison: Comparison): void {
  const roots = onBoth(comparison.documents, rootOf);
  compareOther(comparison, roots, rootKeys);
  const { base: info, revision: other } = onBoth(roots, (root) => childOf(root, 'info'));
  if (info && other) {
    const infoWords = new Set(['version']);
    compareOther(comparison, { base: asWords(info), revision: asWords(other) }, infoWords);
  }
  const { base: version, revision: now } = onBoth(roots, ({ node }) => String(node['openapi']));
  if (version !== now) {
    // Both dialects were read as one: no call differs.
    const isKnown = [version, now].every((one) => /^3\.[0-2](\.|$)/.test(one));
    const effect = atLevel(isKnown ? 'patch' : 'major', 'changed');
    tellChange(comparison, effect, `openapi ${version} → ${now}`, placesOf(roots, 'openapi'));
  }
}

/**
 * Treats all of `info` except `version` as text: `termsOfService` and the like do not affect
 * clients.
 */
function asWords({ node, source }: Placed): Placed {
  const { version, ...rest } = node;
  return { node: { version, description: rest }, source };
}

/**
 * Matches operations by method and path, then by operationId, so that a moved operation is not
 * reported as removed and added.
 */
function matchOperations(comparison: Comparison, compareOne: CompareOne): void {
  const prefixes = prefixesOf(comparison);
  const { base, revision: others } = onBoth(comparison.documents, (document, side) =>
    placedOperations(document, prefixes[side]),
  );
  const left = new Set(others);
  const matched = new Map<PlacedOperation, PlacedOperation>();
  const match = (name: (operation: PlacedOperation) => string): void => {
    const others = new Map([...left].map((one) => [name(one), one]));
    for (const one of base.filter((operation) => !matched.has(operation))) {
      const other = others.get(name(one));
      if (other !== undefined && left.delete(other)) matched.set(one, other);
    }
  };
  match(tellCall);
  match(({ key, method }) => `${method} ${key}`);
  match(({ operationId }) => operationId);
  for (const one of base) {
    const revision = matched.get(one);
    if (revision === undefined) {
      const { operationId } = one;
      tellRemoved({ ...comparison, operationId }, one.operation, tellCall(one));
    } else compareOne(one, 'base', (inner) => compareOperations(inner, { base: one, revision }));
  }
  for (const one of left) {
    const { operationId } = one;
    tellAdded({ ...comparison, operationId }, one.operation, tellCall(one));
  }
}

/**
 * The path of the server is added to the paths only if it was moved into them or out of them: then
 * all URLs stay the same.
 */
function prefixesOf(comparison: Comparison): Pair<string> {
  const roots = onBoth(comparison.documents, rootOf);
  const servers = onBoth(comparison.documents, basePath);
  const prefixes = onBoth(servers, ({ path }) => path);
  const { base: operations, revision: others } = onBoth(comparison.documents, (document, side) =>
    placedOperations(document, prefixes[side]),
  );
  const shifted = new Set(others.map(({ key }) => key));
  const own = ownServersIn(operations);
  const isShifted =
    prefixes.base !== prefixes.revision &&
    servers.base.hosts === servers.revision.hosts &&
    operations.length > 0 &&
    !own.any &&
    operations.every(({ key }) => shifted.has(key));
  if (isShifted) {
    const places = { base: '#/servers', revision: '#/servers' };
    const message = 'the path of the server moved into the paths';
    tellChange(comparison, atLevel('patch', 'moved'), message, places);
    return prefixes;
  }
  // Servers that no operation uses are not called.
  const tell: Comparison['tell'] = (change) =>
    comparison.tell(own.each ? { ...change, level: 'patch' } : change);
  compareServers({ ...comparison, tell }, roots);
  return { base: '', revision: '' };
}
