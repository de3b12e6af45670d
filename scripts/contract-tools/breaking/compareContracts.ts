import { FoundChanges, type Change, type Pair } from './Change.ts';
import {
  compareCallbacks,
  compareOperations,
  tellCall,
  type CompareOne,
} from './compareOperations.ts';
import { compareOther, tellChange, type Comparison } from './compareParts.ts';
import { basePath, compareServers, ownServersIn } from './compareServers.ts';
import { childOf, type Json, type Placed } from './placed.ts';
import {
  brokenItems,
  placedOperations,
  placedWebhooks,
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
    documents: contracts,
    tell: found.tell,
    operationId: null,
    deadline,
  };
  const compareOne: CompareOne = (one, side, compare) => {
    const inner = { ...comparison, operationId: one.operationId };
    const places = { base: null, revision: null, [side]: one.operation.source };
    try {
      if (Date.now() >= deadline) throw new Error('the budget of time was used up');
      compare(inner);
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem);
      tellUndecided(inner, why, places);
    }
  };
  compareRoots(comparison);
  for (const side of ['base', 'revision'] as const) {
    for (const [{ source }, why] of brokenItems(contracts[side])) {
      tellUndecided(comparison, why, { base: null, revision: null, [side]: source });
    }
  }
  matchOperations(comparison, compareOne);
  compareCallbacks(
    { base: placedWebhooks(contracts.base), revision: placedWebhooks(contracts.revision) },
    'webhook',
    compareOne,
  );
  const changes = found.sorted();
  return [...changes, ...writtenOtherwise(contracts, changes)];
}

function tellUndecided(comparison: Comparison, why: string, places: Pair<string | null>): void {
  const message = `unknown to this tool: not compared (${why}); compare by hand`;
  tellChange(comparison, ['undecided', 'not-understood', message], places);
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
    const isKnown = [version, now].every((one) => /^3\.[0-2](\.|$)/.test(one ?? ''));
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
function matchOperations(comparison: Comparison, compareOne: CompareOne): void {
  const prefixes = prefixesOf(comparison);
  const base = placedOperations(comparison.documents.base, prefixes.base);
  const left = new Set(placedOperations(comparison.documents.revision, prefixes.revision));
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
      const told = ['major', 'removed', `${tellCall(one)} removed`] as const;
      const places = { base: one.operation.source, revision: null };
      tellChange({ ...comparison, operationId: one.operationId }, told, places);
    } else compareOne(one, 'base', (inner) => compareOperations(inner, { base: one, revision }));
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
  const [server, other] = [basePath(base), basePath(revision)];
  const prefixes = { base: server.path, revision: other.path };
  const shifted = new Set(placedOperations(revision, prefixes.revision).map(({ key }) => key));
  const operations = placedOperations(base, prefixes.base);
  const own = ownServersIn(operations);
  const isShifted =
    server.path !== other.path &&
    server.hosts === other.hosts &&
    operations.length > 0 &&
    !own.any &&
    operations.every(({ key }) => shifted.has(key));
  if (isShifted) {
    const places = { base: '#/servers', revision: '#/servers' };
    tellChange(
      comparison,
      ['patch', 'moved', 'the path of the server moved into the paths'],
      places,
    );
    return prefixes;
  }
  const root = (node: Json): Placed => ({ node, source: '#' });
  // Servers that no operation uses are not called.
  const tell: Comparison['tell'] = (change) =>
    comparison.tell(own.each ? { ...change, level: 'patch' } : change);
  compareServers({ ...comparison, tell }, { base: root(base), revision: root(revision) });
  return { base: '', revision: '' };
}
