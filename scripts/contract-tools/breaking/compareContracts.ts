import { mergeChanges, type Change, type FoundChange, type Pair } from './Change.ts';
import { compareOperations, tellCall } from './compareOperations.ts';
import { compareOther, tellChange, type Comparison } from './compareParts.ts';
import { basePath, compareServers } from './compareServers.ts';
import { childOf, type Json, type Placed } from './placed.ts';
import { placedOperations, type PlacedOperation } from './placedOperations.ts';
import { writtenOtherwise } from './writtenOtherwise.ts';

/** These keys have their own comparison, or are compared through the operations that use them. */
const rootKeys: ReadonlySet<string> = new Set([
  ...['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components'],
]);

/**
 * Finds every change between two versions of the contract, each once with its operations. Throws if
 * a reference cannot be resolved.
 */
export function compareContracts(documents: Pair<object>): readonly Change[] {
  const found: FoundChange[] = [];
  const contracts = documents as Pair<Json>;
  const comparison: Comparison = {
    documents: contracts,
    tell: (change) => found.push(change),
    operationId: null,
  };
  compareRoots(comparison);
  matchOperations(comparison);
  const changes = mergeChanges(found);
  return [...changes, ...writtenOtherwise(contracts, changes)];
}

function compareRoots(comparison: Comparison): void {
  const { base, revision } = comparison.documents;
  const root = (node: Json): Placed => ({ node, source: '#' });
  compareOther(comparison, { base: root(base), revision: root(revision) }, rootKeys);
  const [info, other] = [base, revision].map((document) => childOf(root(document), 'info'));
  if (info && other) {
    const infoWords = new Set(['version']);
    compareOther(comparison, { base: asWords(info), revision: asWords(other) }, infoWords);
  }
  const [version, now] = [base, revision].map((document) => String(document['openapi']));
  if (version !== now) {
    // Both dialects were read as one: no call differs.
    const isKnown = [version, now].every((one) => /^3\.[01]\./.test(one ?? ''));
    const message = `openapi ${version ?? ''} → ${now ?? ''}`;
    const places = { base: '#/openapi', revision: '#/openapi' };
    tellChange(comparison, [isKnown ? 'patch' : 'major', 'changed', message], places);
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
function matchOperations(comparison: Comparison): void {
  const prefixes = prefixesOf(comparison);
  const base = placedOperations(comparison.documents.base, prefixes.base);
  const left = new Set(placedOperations(comparison.documents.revision, prefixes.revision));
  const find = (wanted: (other: PlacedOperation) => boolean): PlacedOperation | undefined => {
    const match = [...left].find(wanted);
    if (match !== undefined) left.delete(match);
    return match;
  };
  const matched = new Map<PlacedOperation, PlacedOperation>();
  for (const one of base) {
    const match = find(({ key, method }) => key === one.key && method === one.method);
    if (match !== undefined) matched.set(one, match);
  }
  for (const one of base.filter((operation) => !matched.has(operation))) {
    const match = find(({ operationId }) => operationId === one.operationId);
    if (match !== undefined) matched.set(one, match);
  }
  for (const one of base) {
    const revision = matched.get(one);
    if (revision !== undefined) compareOperations(comparison, { base: one, revision });
    else {
      const told = ['major', 'removed', `${tellCall(one)} removed`] as const;
      const places = { base: one.operation.source, revision: null };
      tellChange({ ...comparison, operationId: one.operationId }, told, places);
    }
  }
  for (const one of left) {
    const told = ['minor', 'added', `${tellCall(one)} added`] as const;
    const places = { base: null, revision: one.operation.source };
    tellChange({ ...comparison, operationId: one.operationId }, told, places);
  }
}

/**
 * The path of the server is added to the paths only if it was moved into them or out of them: then
 * all URLs stay the same.
 */
function prefixesOf(comparison: Comparison): Pair<string> {
  const { base, revision } = comparison.documents;
  const prefixes = { base: basePath(base), revision: basePath(revision) };
  const shifted = new Set(placedOperations(revision, prefixes.revision).map(({ key }) => key));
  const isShifted =
    prefixes.base !== prefixes.revision &&
    placedOperations(base, prefixes.base).every(({ key }) => shifted.has(key));
  if (isShifted) {
    const places = { base: '#/servers', revision: '#/servers' };
    tellChange(
      comparison,
      ['patch', 'moved', 'the path of the server moved into the paths'],
      places,
    );
    return prefixes;
  }
  compareServers(comparison, { base, revision });
  return { base: '', revision: '' };
}
