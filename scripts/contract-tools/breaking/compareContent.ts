import type { Direction, Pair } from './Change.ts';
import {
  compareFlag,
  compareOther,
  compareSchemaOf,
  followBoth,
  tellChange,
  type Comparison,
} from './compareParts.ts';
import { compareStyle, styleOf } from './compareStyle.ts';
import { contentOf, covers, rangeIn } from './contentTypes.ts';
import { followSchema } from './joinParts.ts';
import { childOf, entriesOf, follow, type Json, type Placed } from './placed.ts';
import { placesOf } from './SchemaChange.ts';

const mediaKeys: ReadonlySet<string> = new Set(['schema', 'encoding']);
const encodingKeys: ReadonlySet<string> = new Set(['contentType', 'headers']);
const styleKeys = ['style', 'explode', 'allowReserved'] as const;
const headerKeys: ReadonlySet<string> = new Set([
  ...['required', 'schema', 'content', 'style', 'explode'],
]);

/** Compares the content types of a request body, an answer or a parameter, and their schemas. */
export function compareContent(
  comparison: Comparison,
  pair: Pair<Placed>,
  direction: Direction,
): void {
  const [types, others] = [contentOf(pair.base), contentOf(pair.revision)];
  const gone = [...types].filter(([type]) => !others.has(type));
  const come = [...others].filter(([type]) => !types.has(type));
  for (const [type, media] of types) {
    const other = others.get(type) ?? rangeIn(others, type);
    if (other !== undefined)
      compareMedia(comparison, { base: media, revision: other }, direction, type);
  }
  for (const [type, { source }] of gone) {
    const places = { base: source, revision: null };
    const isKept =
      direction === 'request'
        ? rangeIn(others, type) !== undefined
        : [...others.keys()].some((one) => covers(type, one));
    const told = [isKept ? 'minor' : 'major', 'removed', `content type ${type} removed`] as const;
    tellChange(comparison, told, places, direction);
  }
  for (const [type, media] of come) {
    const base = rangeIn(types, type);
    if (base !== undefined) compareMedia(comparison, { base, revision: media }, direction, type);
    // A reader of one content type may now receive another one. An answer that had no body is not
    // affected.
    const isMore = direction === 'request' || types.size === 0 || base !== undefined;
    const places = { base: null, revision: media.source };
    const told = `content type ${type} added`;
    tellChange(comparison, [isMore ? 'minor' : 'major', 'added', told], places, direction);
  }
}

function compareMedia(
  comparison: Comparison,
  pair: Pair<Placed>,
  direction: Direction,
  type: string,
): void {
  compareOther(comparison, pair, mediaKeys);
  compareSchemaOf(comparison, pair, direction, type.includes('xml'));
  const [encodings, others] = [pair.base, pair.revision].map((one) => entriesOf(one, 'encoding'));
  for (const name of new Set([...(encodings?.keys() ?? []), ...(others?.keys() ?? [])])) {
    const both = { base: encodingOf(pair.base, name), revision: encodingOf(pair.revision, name) };
    const isStyled =
      type === 'application/x-www-form-urlencoded' &&
      compareFieldStyle(comparison, pair, name, direction);
    const keys = isStyled ? [...encodingKeys, ...styleKeys] : encodingKeys;
    compareOther(comparison, both, new Set(keys));
    compareHeaders(comparison, both, direction);
    compareEncodedTypes(comparison, both, name, direction);
  }
}

/**
 * Compares the style of a form field; false if that decides nothing: the default is a content type, which a
 * style replaces (OpenAPI, Encoding Object).
 */
function compareFieldStyle(
  comparison: Comparison,
  media: Pair<Placed>,
  name: string,
  direction: Direction,
): boolean {
  const fieldIn = (document: Json, one: Placed): Placed => {
    const { node, source } = encodingOf(one, name);
    const schema = childOf(one, 'schema');
    const field = schema && entriesOf(followSchema(document, schema), 'properties').get(name);
    return { node: { ...node, in: 'query', ...(field ? { schema: field.node } : {}) }, source };
  };
  const { base, revision } = comparison.documents;
  const fields = { base: fieldIn(base, media.base), revision: fieldIn(revision, media.revision) };
  const [style, other] = [fields.base, fields.revision].map(({ node }) => ({
    text: JSON.stringify(styleOf(node)),
    isWritten: styleKeys.some((key) => key in node),
  }));
  if (style?.text === other?.text && style?.isWritten !== other?.isWritten) return false;
  compareStyle(comparison, fields, direction);
  return true;
}

/** Compares the headers of an answer or of a form part. Their `Content-Type` is ignored by OpenAPI. */
export function compareHeaders(
  comparison: Comparison,
  pair: Pair<Placed>,
  direction: Direction,
): void {
  const [headers, others] = [headersOf(pair.base), headersOf(pair.revision)];
  for (const [name, header] of headers) {
    const other = others.get(name);
    if (other === undefined) {
      const told = ['major', 'removed', `header ${name} removed`] as const;
      tellChange(comparison, told, { base: header.source, revision: null }, direction);
    } else compareHeader(comparison, name, { base: header, revision: other }, direction);
  }
  for (const [name, header] of others) {
    if (headers.has(name)) continue;
    const { node } = follow(comparison.documents.revision, header);
    const level = direction === 'request' && node['required'] === true ? 'major' : 'minor';
    const told = [level, 'added', `header ${name} added`] as const;
    tellChange(comparison, told, { base: null, revision: header.source }, direction);
  }
}

/** Indexed by lower-case name: header names are case-insensitive. */
function headersOf(holder: Placed): ReadonlyMap<string, Placed> {
  const named = [...entriesOf(holder, 'headers')].map(
    ([name, one]) => [name.toLowerCase(), one] as const,
  );
  return new Map(named.filter(([name]) => name !== 'content-type'));
}

function compareHeader(
  comparison: Comparison,
  name: string,
  written: Pair<Placed>,
  direction: Direction,
): void {
  const pair = followBoth(comparison.documents, written);
  compareFlag(comparison, pair, 'required', direction, {
    set: `header ${name} now always sent`,
    unset: `header ${name} no longer always sent`,
  });
  compareOther(comparison, pair, headerKeys);
  compareNotation(comparison, pair, `header ${name}`, direction);
}

/** Compares how a parameter or a header is written, in a style or a content type, and its values. */
export function compareNotation(
  comparison: Comparison,
  pair: Pair<Placed>,
  name: string,
  direction: Direction,
): void {
  compareStyle(comparison, pair, direction);
  const [isContent, isNow] = [pair.base, pair.revision].map((one) => 'content' in one.node);
  if (isContent !== isNow) {
    const told = ['major', 'changed', `${name} has another notation`] as const;
    tellChange(comparison, told, placesOf(pair, 'content'), direction);
  } else if (isContent === true) compareContent(comparison, pair, direction);
  else compareSchemaOf(comparison, pair, direction);
}

function encodingOf(media: Placed, name: string): Placed {
  const encoding = childOf(media, 'encoding');
  const one = encoding === null ? null : childOf(encoding, name);
  return one ?? { node: {}, source: media.source };
}

/** The accepted types of a form part, for example `image/png, image/jpeg`. */
function compareEncodedTypes(
  comparison: Comparison,
  pair: Pair<Placed>,
  name: string,
  direction: Direction,
): void {
  const [types, others] = [typesOf(pair.base), typesOf(pair.revision)];
  const gone = types.filter((type) => !others.some((other) => covers(other, type)));
  const come = others.filter((type) => !types.some((other) => covers(other, type)));
  const places = placesOf(pair, 'contentType');
  // Without `contentType` the schema decides: that is neither wider nor narrower than a list.
  const isSure = types.length > 0 && others.length > 0;
  if (gone.length > 0) {
    const level = isSure && direction === 'answer' ? 'minor' : 'major';
    const told = `part \`${name}\` no longer ${gone.join(', ')}`;
    tellChange(comparison, [level, 'narrowed', told], places, direction);
  }
  if (come.length > 0) {
    const level = isSure && direction === 'request' ? 'minor' : 'major';
    const told = `part \`${name}\` ${isSure ? 'now also' : 'now only'} ${come.join(', ')}`;
    tellChange(comparison, [level, isSure ? 'widened' : 'narrowed', told], places, direction);
  }
}

function typesOf({ node }: Placed): readonly string[] {
  const { contentType } = node;
  if (typeof contentType !== 'string') return [];
  return contentType.split(',').map((type) => type.trim().toLowerCase());
}

/** Compares the request bodies, which the server sends in `webhooks` and `callbacks`. */
export function compareBodies(
  comparison: Comparison,
  pair: Pair<Placed | null>,
  of: Pair<Placed>,
  direction: Direction,
): void {
  const { base, revision } = pair;
  const isRequired = (body: Placed): boolean => body.node['required'] === true;
  if (base === null && revision === null) return;
  if (base === null && revision !== null) {
    const places = { base: of.base.source, revision: revision.source };
    const told = isRequired(revision) ? 'required body added' : 'body added';
    const level = direction === 'request' && isRequired(revision) ? 'major' : 'minor';
    tellChange(comparison, [level, 'added', told], places, direction);
  } else if (base !== null && revision === null) {
    tellChange(
      comparison,
      ['major', 'removed', 'body removed'],
      { base: base.source, revision: null },
      direction,
    );
  } else if (base !== null && revision !== null) {
    const both = { base, revision };
    const told = { set: 'body now required', unset: 'body no longer required' };
    compareFlag(comparison, both, 'required', direction, told);
    compareOther(comparison, both, new Set(['required', 'content']));
    compareContent(comparison, both, direction);
  }
}
