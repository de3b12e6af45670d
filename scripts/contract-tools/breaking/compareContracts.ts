import { FoundChanges, onBoth, atLevel } from './Change.ts';
import type { Change, Pair, Places, Side } from './Change.ts';
import { compareCallbacks, compareOperations, tellCall } from './compareOperations.ts';
import type { CompareOne } from './compareOperations.ts';
import { compareOther, tellAdded, tellChange, tellRemoved, tellUndecided } from './compareParts.ts';
import type { Comparison } from './compareParts.ts';
import { basePath, compareServers, ownServersIn } from './compareServers.ts';
import { childOf, placesOf, rootOf, type Json, type Placed, componentsOf } from './placed.ts';
import { brokenItems, placedOperations, placedWebhooks, reasonOf } from './placedOperations.ts';
import type { PlacedOperation } from './placedOperations.ts';

/** These keys have their own comparison, or are compared through the operations that use them. */
const rootKeys: ReadonlySet<string> = new Set([
  ...['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'webhooks', 'components'],
]);

/** Every change between two versions, each once; what is not compared before the deadline is undecided. */
export function compareContracts(documents: Pair<object>, deadline = Infinity): readonly Change[] {
  const found = new FoundChanges();
  const contracts = documents as Pair<Json>;
  const comparison: Comparison = {
    ...{ documents: contracts, tell: found.tell, deadline },
    ...{ operationId: null, direction: null },
  };
  const placesAt = (side: Side, { source }: Placed): Places => {
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

/** Treats all of `info` except `version` as text: `termsOfService` and the like do not affect clients. */
function asWords({ node, source }: Placed): Placed {
  const { version, ...rest } = node;
  return { node: { version, description: rest }, source };
}

/** Matches operations by method and path, then by operationId: a moved operation is not removed and added. */
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

/** The path of the server counts only if it moved into the paths, or out of them: all URLs are the same. */
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

/** Reports objects written differently without a change for clients: another order, an inlined schema. */
function writtenOtherwise(documents: Pair<Json>, changes: readonly Change[]): readonly Change[] {
  const { base: parts, revision: others } = onBoth(documents, partsOf);
  const isTold = (source: string): boolean =>
    changes.some(({ base, revision }) =>
      [base, revision].some((place) => place === source || place?.startsWith(`${source}/`)),
    );
  return [...parts].flatMap(([source, text]): readonly Change[] => {
    const other = others.get(source);
    if (other === undefined || other === text || isTold(source)) return [];
    const message = 'another notation; no call differs';
    const places = { base: source, revision: source, operations: [], directions: [] };
    return [{ ...places, level: 'patch', kind: 'reworded', message }];
  });
}

function partsOf(document: Json): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const { operation } of placedOperations(document)) {
    parts.set(operation.source, JSON.stringify(operation.node));
  }
  const components = childOf(rootOf(document), 'components');
  for (const kind of Object.keys(components?.node ?? {})) {
    for (const part of componentsOf(document, kind).values()) {
      parts.set(part.source, JSON.stringify(part.node));
    }
  }
  return parts;
}
