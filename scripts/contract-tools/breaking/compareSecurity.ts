import type { Pair } from './Change.ts';
import { tellChange, type Comparison } from './compareParts.ts';
import { childOf, entriesOf, follow, type Json, type Placed } from './placed.ts';

/**
 * What a call must provide: schemes (by content, not by name) and `scheme⏎scope`. Empty for an open
 * call.
 */
type Demands = ReadonlySet<string>;

interface Security {
  /** One of them is sufficient. */
  readonly ways: readonly Demands[];
  readonly source: string;
  /** Names that `securitySchemes` does not have. */
  readonly strange: readonly string[];
}

/** Compares the ways to authenticate: every caller accepted before must still be accepted. */
export function compareSecurity(comparison: Comparison, pair: Pair<Placed>): void {
  const { base: before, revision: after } = comparison.documents;
  const base = securityOf(before, pair.base, (scheme) => identityOf(scheme));
  const revision = securityOf(after, pair.revision, (scheme, name) => sameIn(before, scheme, name));
  const places = { base: base.source, revision: revision.source };
  const shut = base.ways.filter((way) => !letsIn(revision, way));
  const opened = revision.ways.filter((way) => !letsIn(base, way));
  const strange = [...new Set([...base.strange, ...revision.strange])].join(', ');
  if (shut.length > 0 && strange !== '' && isOpen(base) === isOpen(revision)) {
    const message = `unknown to this tool: the security scheme ${strange} is not described; compare by hand`;
    tellChange(comparison, ['undecided', 'not-understood', message], places, 'request');
    return;
  }
  if (shut.length > 0) {
    const message = isOpen(base)
      ? 'a token is now required'
      : (tellScopes(shut, revision, 'now') ?? 'a way to authenticate was removed');
    tellChange(comparison, ['major', 'narrowed', message], places, 'request');
  }
  if (opened.length > 0) {
    const message = isOpen(revision)
      ? 'a token is no longer required'
      : (tellScopes(opened, base, 'no longer') ?? 'another way to authenticate');
    tellChange(comparison, ['minor', 'widened', message], places, 'request');
  }
  for (const name of namesIn(after, pair.revision)) {
    const ways = listedIn(after, pair.revision) as readonly Readonly<
      Record<string, readonly string[]>
    >[];
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
  return (
    ((operation.node['security'] ?? document['security']) as readonly Json[] | undefined) ?? []
  );
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
  const components = childOf({ node: document, source: '#' }, 'components');
  const scheme = components && entriesOf(components, 'securitySchemes').get(name);
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

/** The addresses of the flows (OpenAPI, OAuth Flow Object), or of OpenID Connect. */
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
  const components = childOf({ node: base, source: '#' }, 'components');
  const names = components === null ? [] : entriesOf(components, 'securitySchemes').keys();
  const own = identityOf(scheme);
  const known = [...names].map((one) => schemeAt(base, one)?.node ?? {});
  const namesake = schemeAt(base, name)?.node;
  const isSame = namesake !== undefined && kindOf(namesake) === kindOf(scheme);
  return isSame && !known.some((one) => identityOf(one) === own) ? identityOf(namesake) : own;
}

/**
 * A flow that is gone gives no token any more, nor does one without a needed scope; its addresses are
 * configuration, no call of the API.
 */
function compareScheme(comparison: Comparison, name: string, needed: ReadonlySet<string>): void {
  const { documents } = comparison;
  const [base, revision] = [schemeAt(documents.base, name), schemeAt(documents.revision, name)];
  if (base === null || revision === null || kindOf(base.node) !== kindOf(revision.node)) return;
  const places = { base: base.source, revision: revision.source };
  const [flows, others] = [entriesOf(base, 'flows'), entriesOf(revision, 'flows')];
  for (const flow of new Set([...flows.keys(), ...others.keys()])) {
    if (!others.has(flow)) {
      tellChange(comparison, ['major', 'removed', `OAuth flow ${flow} removed`], places, 'request');
    } else if (!flows.has(flow)) {
      tellChange(comparison, ['minor', 'added', `OAuth flow ${flow} added`], places, 'request');
    }
  }
  for (const [flow, one] of flows) {
    const other = others.get(flow);
    const lost = [...needed].filter(
      (scope) => offers(one, scope) && other && !offers(other, scope),
    );
    if (lost.length === 0) continue;
    const message = `OAuth flow ${flow} no longer offers ${lost.join(', ')}`;
    tellChange(comparison, ['major', 'removed', message], places, 'request');
  }
  const known = addressesOf(base.node);
  const moved = addressesOf(revision.node).filter((one) => !known.includes(one));
  if (moved.length > 0 && [...others.keys()].every((flow) => flows.has(flow))) {
    tellChange(comparison, ['patch', 'changed', `other addresses of ${name}`], places, 'request');
  }
}

function offers(flow: Placed, scope: string): boolean {
  return Object.hasOwn(childOf(flow, 'scopes')?.node ?? {}, scope);
}
