import { type Level, type Pair, onBoth, atLevel } from './Change.ts';
import { tellChange, type Comparison } from './compareParts.ts';
import { childOf, placesOf, type Json, type Placed } from './placed.ts';
import { schemaForms } from './schemas/schemaForms.ts';

export const styleKeys = ['style', 'explode', 'allowReserved'] as const;

/** Compares how lists and objects are written into a URL, a header or a form (OpenAPI, Style Values). */
export function compareStyle(comparison: Comparison, pair: Pair<Placed>): void {
  const { base: style, revision: other } = onBoth(pair, ({ node }) => styleOf(node));
  const tell = (level: Level, key: (typeof styleKeys)[number], change: string): void =>
    tellChange(comparison, atLevel(level, 'changed'), `${key} ${change}`, placesOf(pair, key));
  if (style.style !== other.style) {
    tell('major', 'style', `${style.style} → ${other.style}`);
  } else if (style.explode !== other.explode) {
    const isAffected = onBoth(pair, (one, side) =>
      isExploded(comparison.documents[side], one, style.style),
    );
    const level = isAffected.base || isAffected.revision ? 'major' : 'patch';
    tell(level, 'explode', `${String(style.explode)} → ${String(other.explode)}`);
  }
  if (style.allowReserved !== other.allowReserved) {
    // Where reserved characters are allowed, encoded ones are too.
    const level = style.allowReserved ? 'major' : 'minor';
    tell(level, 'allowReserved', other.allowReserved ? '→ true' : '→ false');
  }
}

/** The style of a parameter or a header, with its defaults. */
export function styleOf(node: Json): {
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
} {
  const isForm = node['in'] === 'query' || node['in'] === 'cookie';
  const style = (node['style'] as string | undefined) ?? (isForm ? 'form' : 'simple');
  const explode = (node['explode'] as boolean | undefined) ?? style === 'form';
  return { style, explode, allowReserved: node['allowReserved'] === true };
}

/** `explode` does not affect a scalar value, nor a list of the style `simple`. */
function isExploded(document: Json, parameter: Placed, style: string): boolean {
  const schema = childOf(parameter, 'schema');
  if (schema === null) return true;
  const { forms, unknown } = schemaForms(document, schema);
  const isList = (kind: string): boolean => kind === 'array' && style !== 'simple';
  return unknown.length > 0 || forms.some(({ kind }) => kind === 'object' || isList(kind));
}
