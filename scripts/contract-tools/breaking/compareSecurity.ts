import { type Pair, matchNames, onBoth, atLevel, type Effect } from './Change.ts';
import { tellChange, tellUndecided, type Comparison } from './compareParts.ts';
import { childOf, componentsOf, entriesOf, follow, sourcesOf } from './placed.ts';
import type { Json, Placed } from './placed.ts';

/** What a call must provide: schemes (by content, not by name) and `scheme⏎scope`. Empty for an open call. */
type Demands = ReadonlySet<string>;

interface Security {
  /** One of them is sufficient. */
  readonly ways: readonly Demands[];
  readonly source: string;
  /** Names that `securitySchemes` does not have. */
  readonly strange: readonly string[];
}

/** Compares the ways to authenticate: every caller accepted before must still be accepted. */
export function compareSecurity(given: Comparison, pair: Pair<Placed>): void {
  const comparison = { ...given, direction: 'request' } as const;
  const { base: before, revision: after } = comparison.documents;
  const base = securityOf(before, pair.base, (scheme) => identityOf(scheme));
  const revision = securityOf(after, pair.revision, (scheme, name) => sameIn(before, scheme, name));
  const places = sourcesOf({ base, revision });
  const shut = base.ways.filter((way) => !letsIn(revision, way));
  const opened = revision.ways.filter((way) => !letsIn(base, way));
  const strange = [...new Set([...base.strange, ...revision.strange])].join(', ');
  if (shut.length > 0 && strange !== '' && isOpen(base) === isOpen(revision)) {
    tellUndecided(comparison, `the security scheme ${strange} is not described`, places);
    return;
  }
  if (shut.length > 0) {
    const message = isOpen(base)
      ? 'a token is now required'
      : (tellScopes(shut, revision, 'now') ?? 'a way to authenticate was removed');
    tellChange(comparison, 'narrowed', message, places);
  }
  if (opened.length > 0) {
    const message = isOpen(revision)
      ? 'a token is no longer required'
      : (tellScopes(opened, base, 'no longer') ?? 'another way to authenticate');
    tellChange(comparison, 'widened', message, places);
  }
  const ways = listedIn(after, pair.revision) as readonly Record<string, readonly string[]>[];
  for (const name of namesIn(after, pair.revision)) {
    compareScheme(comparison, name, new Set(ways.flatMap((way) => way[name] ?? [])));
  }
}

function isOpen({ ways }: Security): boolean {
  return ways.some((way) => way.size === 0);
}

function letsIn({ ways }: Security, given: Demands): boolean {
  return ways.some((way) => [...way].every((demand) => given.has(demand)));
}

/** The scopes that keep these ways out of ways with the same schemes; null if not only scopes differ. */
function tellScopes(
  ways: readonly Demands[],
  { ways: others }: Security,
  when: 'now' | 'no longer',
): string | null {
  const missing = ways.map((way) => {
    const lacking = others.map((other) => [...other].filter((demand) => !way.has(demand)));
    return lacking.find((demands) => demands.every((demand) => demand.includes('\n'))) ?? null;
  });
  const scopes = missing.flatMap((demands) => demands?.map((one) => one.split('\n')[1]) ?? []);
  return missing.includes(null)
    ? null
    : `scope ${[...new Set(scopes)].join(', ')} ${when} required`;
}

function listedIn(document: Json, operation: Placed): readonly Json[] {
  return (operation.node['security'] ?? document['security'] ?? []) as readonly Json[];
}

function namesIn(document: Json, operation: Placed): ReadonlySet<string> {
  return new Set(listedIn(document, operation).flatMap((way) => Object.keys(way)));
}

function securityOf(
  document: Json,
  operation: Placed,
  identify: (scheme: Json, name: string) => string,
): Security {
  const isOwn = operation.node['security'] !== undefined;
  const ways = listedIn(document, operation).map((way) => {
    const demands = Object.entries(way).flatMap(([name, scopes]) => {
      const scheme = schemeAt(document, name);
      const identity = scheme === null ? `?${name}` : identify(scheme.node, name);
      return [identity, ...(scopes as readonly string[]).map((scope) => `${identity}\n${scope}`)];
    });
    return new Set(demands);
  });
  return {
    ways: ways.length === 0 ? [new Set()] : ways,
    source: isOwn ? `${operation.source}/security` : '#/security',
    strange: [...namesIn(document, operation)].filter((name) => schemeAt(document, name) === null),
  };
}

function schemeAt(document: Json, name: string): Placed | null {
  const scheme = componentsOf(document, 'securitySchemes').get(name);
  return scheme ? follow(document, scheme) : null;
}

/** How the credential is sent. Names of headers and HTTP schemes have no case (RFC 9110). */
function kindOf({ type, scheme, in: place, name }: Json): string {
  const field = place === 'header' ? String(name).toLowerCase() : name;
  return JSON.stringify([type, String(scheme).toLowerCase(), place, field]);
}

/** The scheme without its texts and its list of scopes: an operation names the scopes that it needs. */
function identityOf(scheme: Json): string {
  return JSON.stringify([kindOf(scheme), ...addressesOf(scheme).toSorted()]);
}

const addressKeys = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'];

function addressesOf(node: Json): readonly string[] {
  const flows = entriesOf({ node, source: '' }, 'flows');
  return [
    String(node['openIdConnectUrl']),
    ...[...flows].flatMap(([flow, one]) =>
      addressKeys.map((key) => `${flow} ${key} ${String(one.node[key])}`),
    ),
  ];
}

/** The identity of a scheme of the revision: that of an equal scheme of the base, or of its namesake. */
function sameIn(base: Json, scheme: Json, name: string): string {
  const names = componentsOf(base, 'securitySchemes').keys();
  const own = identityOf(scheme);
  const known = [...names].map((one) => schemeAt(base, one)?.node ?? {});
  const namesake = schemeAt(base, name)?.node;
  const isSame = namesake !== undefined && kindOf(namesake) === kindOf(scheme);
  return isSame && !known.some((one) => identityOf(one) === own) ? identityOf(namesake) : own;
}

/** A flow that is gone, or lacks a needed scope, gives no token; its addresses are no call of the API. */
function compareScheme(comparison: Comparison, name: string, needed: ReadonlySet<string>): void {
  const { base, revision } = onBoth(comparison.documents, (document) => schemeAt(document, name));
  if (base === null || revision === null || kindOf(base.node) !== kindOf(revision.node)) return;
  const places = sourcesOf({ base, revision });
  const tell = (effect: Effect, message: string) => tellChange(comparison, effect, message, places);
  const flows = onBoth({ base, revision }, (one) => entriesOf(one, 'flows'));
  const { kept, removed, added } = matchNames(flows);
  for (const [flow] of removed) tell('removed', `OAuth flow ${flow} removed`);
  for (const [flow] of added) tell('added', `OAuth flow ${flow} added`);
  for (const [flow, pair] of kept) {
    const lost = [...needed].filter(
      (scope) => offers(pair.base, scope) && !offers(pair.revision, scope),
    );
    if (lost.length > 0) tell('removed', `OAuth flow ${flow} no longer offers ${lost.join(', ')}`);
  }
  const known = addressesOf(base.node);
  const moved = addressesOf(revision.node).filter((one) => !known.includes(one));
  if (moved.length > 0 && added.length === 0) {
    tell(atLevel('patch', 'changed'), `other addresses of ${name}`);
  }
}

function offers(flow: Placed, scope: string): boolean {
  return Object.hasOwn(childOf(flow, 'scopes')?.node ?? {}, scope);
}
