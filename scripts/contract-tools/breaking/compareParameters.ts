import type { Direction, Pair } from './Change.ts';
import { ignoredHeader } from '../contract/operations.ts';
import { compareNotation } from './compareContent.ts';
import {
  compareFlag,
  compareOther,
  sourcesOf,
  tellChange,
  type Comparison,
} from './compareParts.ts';
import type { Placed } from './placed.ts';
import { placesOf } from './SchemaChange.ts';

const known: ReadonlySet<string> = new Set([
  ...['name', 'in', 'required', 'schema', 'content', 'style', 'explode'],
  ...['allowReserved', 'allowEmptyValue'],
]);

/** The parameters of one operation with resolved references, and its path template. */
export interface ParameterList {
  readonly path: string;
  readonly list: readonly Placed[];
}

/** Compares parameters. Path parameters are matched by position: their names are never sent. */
export function compareParameters(
  comparison: Comparison,
  pair: Pair<ParameterList>,
  direction: Direction,
): void {
  const [known, now] = [byIdentity(pair.base), byIdentity(pair.revision)];
  const gone = new Map([...known].filter(([key]) => !now.has(key)));
  const come = new Map([...now].filter(([key]) => !known.has(key)));
  for (const [key, base] of known) {
    const revision = now.get(key);
    if (revision !== undefined) compareParameter(comparison, { base, revision }, direction);
  }
  for (const base of gone.values()) {
    const moved = [...come].find(([, one]) => one.node['name'] === base.node['name']);
    if (moved === undefined) {
      const told = ['major', 'removed', `${tellParameter(base)} removed`] as const;
      tellChange(comparison, told, { base: base.source, revision: null }, direction);
      continue;
    }
    const [other, revision] = moved;
    come.delete(other);
    const message = `${tellParameter(base)} moved to ${String(revision.node['in'])}`;
    const places = sourcesOf({ base, revision });
    tellChange(comparison, ['major', 'moved', message], places, direction);
  }
  for (const revision of come.values()) {
    const isRequired = revision.node['required'] === true;
    const message = `${isRequired ? 'required ' : ''}${tellParameter(revision)} added`;
    const level = isRequired && direction === 'request' ? 'major' : 'minor';
    const told = [level, 'added', message] as const;
    tellChange(comparison, told, { base: null, revision: revision.source }, direction);
  }
}

function byIdentity({ path, list }: ParameterList): ReadonlyMap<string, Placed> {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  return new Map(
    list.flatMap((parameter) => {
      const { name, in: place } = parameter.node as { readonly name: string; readonly in: string };
      if (place === 'header' && ignoredHeader.test(name)) return [];
      const index = names.indexOf(name);
      if (place === 'path' && index >= 0) return [[`path ${index}`, parameter] as const];
      const sent = place === 'header' ? name.toLowerCase() : name;
      return [[`${place} ${sent}`, parameter] as const];
    }),
  );
}

function compareParameter(comparison: Comparison, pair: Pair<Placed>, direction: Direction): void {
  const { base, revision } = pair;
  const [name, other] = [base, revision].map(({ node }) => String(node['name']));
  if (base.node['in'] === 'path' && name !== other) {
    const message = `${tellParameter(base)} renamed to \`${other ?? ''}\``;
    tellChange(comparison, ['patch', 'renamed', message], placesOf(pair, 'name'), direction);
  }
  const parameter = tellParameter(revision);
  compareFlag(comparison, pair, 'required', direction, {
    set: `${parameter} now required`,
    unset: `${parameter} no longer required`,
  });
  compareFlag(comparison, pair, 'allowEmptyValue', direction, {
    set: `${parameter} may be empty`,
    unset: `${parameter} may no longer be empty`,
    isDemand: false,
  });
  compareOther(comparison, pair, known);
  compareNotation(comparison, pair, parameter, direction);
}

function tellParameter({ node }: Placed): string {
  return `${String(node['in'])} parameter \`${String(node['name'])}\``;
}
