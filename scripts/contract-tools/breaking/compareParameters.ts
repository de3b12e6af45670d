import type { Direction, Pair } from './Change.ts';
import { compareContent } from './compareContent.ts';
import {
  compareFlag,
  compareOther,
  compareSchemaOf,
  sourcesOf,
  tellChange,
  type Comparison,
} from './compareParts.ts';
import { childOf, type Json, type Placed } from './placed.ts';
import { schemaForms } from './schemaForms.ts';
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
    list.map((parameter) => {
      const { name, in: place } = parameter.node as { readonly name: string; readonly in: string };
      const index = names.indexOf(name);
      if (place === 'path' && index >= 0) return [`path ${index}`, parameter] as const;
      return [`${place} ${place === 'header' ? name.toLowerCase() : name}`, parameter] as const;
    }),
  );
}

function compareParameter(comparison: Comparison, pair: Pair<Placed>, direction: Direction): void {
  const { base, revision } = pair;
  const tell = (told: Told, key: string): void =>
    tellChange(comparison, told, placesOf(pair, key), direction);
  const [name, other] = [base, revision].map(({ node }) => String(node['name']));
  if (base.node['in'] === 'path' && name !== other) {
    tell(['patch', 'renamed', `${tellParameter(base)} renamed to \`${other ?? ''}\``], 'name');
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
  compareStyle(comparison, pair, tell);
  compareOther(comparison, pair, known);
  const isContent = [base, revision].map((one) => 'content' in one.node);
  if (isContent[0] !== isContent[1]) {
    tell(['major', 'changed', `${parameter} has another notation`], 'content');
  } else if (isContent[0] === true) compareContent(comparison, pair, direction);
  else compareSchemaOf(comparison, pair, direction);
}

type Told = Parameters<typeof tellChange>[1];

/** How lists and objects are written into the URL. `explode` does not affect a scalar value. */
function compareStyle(
  { documents }: Comparison,
  pair: Pair<Placed>,
  tell: (told: Told, key: string) => void,
): void {
  const [style, other] = [styleOf(pair.base.node), styleOf(pair.revision.node)];
  if (style.style !== other.style) {
    tell(['major', 'changed', `style ${style.style} → ${other.style}`], 'style');
  } else if (style.explode !== other.explode) {
    const isStructured =
      hasParts(documents.base, pair.base) || hasParts(documents.revision, pair.revision);
    const message = `explode ${String(style.explode)} → ${String(other.explode)}`;
    tell([isStructured ? 'major' : 'patch', 'changed', message], 'explode');
  }
  if (style.allowReserved !== other.allowReserved) {
    tell(['major', 'changed', `allowReserved → ${String(other.allowReserved)}`], 'allowReserved');
  }
}

function styleOf(node: Json): {
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
} {
  const isForm = node['in'] === 'query' || node['in'] === 'cookie';
  const style = (node['style'] as string | undefined) ?? (isForm ? 'form' : 'simple');
  const explode = (node['explode'] as boolean | undefined) ?? style === 'form';
  return { style, explode, allowReserved: node['allowReserved'] === true };
}

function hasParts(document: Json, parameter: Placed): boolean {
  const schema = childOf(parameter, 'schema');
  if (schema === null) return true;
  const { forms, unknown } = schemaForms(document, schema);
  return unknown.length > 0 || forms.some(({ kind }) => kind === 'array' || kind === 'object');
}

function tellParameter({ node }: Placed): string {
  return `${String(node['in'])} parameter \`${String(node['name'])}\``;
}
