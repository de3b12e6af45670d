import { ignoredHeader } from '../contract/operations.ts';
import { type Pair, matchNames, onBoth, additionOf, atLevel, type Effect } from './Change.ts';
import { compareNotation } from './compareContent.ts';
import { compareFlag, compareOther, tellAdded, tellChange, tellRemoved } from './compareParts.ts';
import type { Comparison } from './compareParts.ts';
import { placesOf, sourcesOf, type Placed, type PlacedMap } from './placed.ts';

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
export function compareParameters(comparison: Comparison, pair: Pair<ParameterList>): void {
  const { kept, removed, added } = matchNames(onBoth(pair, byIdentity));
  for (const [, both] of kept) compareParameter(comparison, both);
  const come = new Map(added);
  for (const [key, base] of removed) {
    const moved = [...come].find(([, one]) => one.node['name'] === base.node['name']);
    if (moved === undefined) {
      tellRemoved(comparison, base, tellParameter(base), effectOf(key, 'removed'));
      continue;
    }
    const [other, revision] = moved;
    come.delete(other);
    const message = `${tellParameter(base)} moved to ${String(revision.node['in'])}`;
    tellChange(comparison, atLevel('major', 'moved'), message, sourcesOf({ base, revision }));
  }
  for (const [key, revision] of come) {
    const isRequired = revision.node['required'] === true;
    const name = `${isRequired ? 'required ' : ''}${tellParameter(revision)}`;
    tellAdded(comparison, revision, name, effectOf(key, additionOf(isRequired)));
  }
}

/** A parameter that the template names is sent whether it is described or not. */
function effectOf(key: string, effect: Effect): Effect {
  return /^path \d/.test(key) ? 'reworded' : effect;
}

function byIdentity({ path, list }: ParameterList): PlacedMap {
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

function compareParameter(comparison: Comparison, pair: Pair<Placed>): void {
  const { base, revision } = pair;
  const names = onBoth(pair, ({ node }) => String(node['name']));
  if (base.node['in'] === 'path' && names.base !== names.revision) {
    const message = `${tellParameter(base)} renamed to \`${names.revision}\``;
    tellChange(comparison, atLevel('patch', 'renamed'), message, placesOf(pair, 'name'));
  }
  const parameter = tellParameter(revision);
  compareFlag(comparison, pair, 'required', {
    set: `${parameter} now required`,
    unset: `${parameter} no longer required`,
  });
  compareFlag(comparison, pair, 'allowEmptyValue', {
    set: `${parameter} may be empty`,
    unset: `${parameter} may no longer be empty`,
    isDemand: false,
  });
  compareOther(comparison, pair, known);
  compareNotation(comparison, pair, parameter);
}

function tellParameter({ node }: Placed): string {
  return `${String(node['in'])} parameter \`${String(node['name'])}\``;
}
