import type { Direction, Pair } from './Change.ts';
import { tellChange, type Comparison } from './compareParts.ts';
import { childOf, type Json, type Placed } from './placed.ts';
import { placesOf } from './SchemaChange.ts';
import { schemaForms } from './schemaForms.ts';

/** Compares how lists and objects are written into a URL, a header or a form (OpenAPI, Style Values). */
export function compareStyle(
  comparison: Comparison,
  pair: Pair<Placed>,
  direction: Direction,
): void {
  const { documents } = comparison;
  const tell = (level: 'major' | 'patch', message: string, key: string): void =>
    tellChange(comparison, [level, 'changed', message], placesOf(pair, key), direction);
  const [style, other] = [styleOf(pair.base.node), styleOf(pair.revision.node)];
  if (style.style !== other.style) {
    tell('major', `style ${style.style} → ${other.style}`, 'style');
  } else if (style.explode !== other.explode) {
    const isAffected =
      isExploded(documents.base, pair.base, style.style) ||
      isExploded(documents.revision, pair.revision, style.style);
    const message = `explode ${String(style.explode)} → ${String(other.explode)}`;
    tell(isAffected ? 'major' : 'patch', message, 'explode');
  }
  if (style.allowReserved !== other.allowReserved) {
    tell('major', `allowReserved → ${String(other.allowReserved)}`, 'allowReserved');
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
