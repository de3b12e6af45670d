import type { Pair } from './Change.ts';
import { tellChange, type Comparison } from './compareParts.ts';
import { meaning } from './meaning.ts';
import { childOf, follow, type Json, type Placed } from './placed.ts';

/**
 * What a call must provide: schemes (by content, not by name) and scopes. Empty for an open call.
 */
type Demands = ReadonlySet<string>;

interface Security {
  /** One of them is sufficient. */
  readonly ways: readonly Demands[];
  readonly source: string;
}

/** Compares the ways to authenticate: every caller accepted before must still be accepted. */
export function compareSecurity(comparison: Comparison, pair: Pair<Placed>): void {
  const { documents } = comparison;
  const base = securityOf(documents.base, pair.base);
  const revision = securityOf(documents.revision, pair.revision);
  const places = { base: base.source, revision: revision.source };
  const isOpen = ({ ways }: Security): boolean => ways.some((way) => way.size === 0);
  const shut = base.ways.filter((way) => !letsIn(revision, way));
  const opened = revision.ways.filter((way) => !letsIn(base, way));
  if (shut.length > 0) {
    const message = isOpen(base) ? 'a token is now required' : 'a way to authenticate was removed';
    tellChange(comparison, ['major', 'narrowed', message], places, 'request');
  }
  if (opened.length > 0) {
    const message = isOpen(revision)
      ? 'a token is no longer required'
      : 'another way to authenticate';
    tellChange(comparison, ['minor', 'widened', message], places, 'request');
  }
}

function letsIn({ ways }: Security, given: Demands): boolean {
  return ways.some((way) => [...way].every((demand) => given.has(demand)));
}

function securityOf(document: Json, operation: Placed): Security {
  const own = operation.node['security'] as readonly Json[] | undefined;
  const source = own === undefined ? '#/security' : `${operation.source}/security`;
  const listed = own ?? (document['security'] as readonly Json[] | undefined) ?? [];
  const ways = listed.map((way) => {
    const demands = Object.entries(way).flatMap(([name, scopes]) => {
      const scheme = schemeOf(document, name);
      return [scheme, ...(scopes as readonly string[]).map((scope) => `${scheme} ${scope}`)];
    });
    return new Set(demands);
  });
  return { ways: ways.length === 0 ? [new Set()] : ways, source };
}

function schemeOf(document: Json, name: string): string {
  const components = childOf({ node: document, source: '#' }, 'components');
  const schemes = components === null ? null : childOf(components, 'securitySchemes');
  const scheme = schemes === null ? null : childOf(schemes, name);
  if (scheme === null) throw new Error(`#/components/securitySchemes/${name} not found.`);
  const { bearerFormat: _, ...rest } = follow(document, scheme).node;
  return meaning(document, rest);
}
