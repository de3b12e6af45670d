import { type Pair, matchNames, onBoth, additionOf, atLevel } from './Change.ts';
import {
  compareFlag,
  compareOther,
  compareSchemaOf,
  followBoth,
  tellAdded,
  tellChange,
  tellRemoved,
  type Comparison,
} from './compareParts.ts';
import { compareStyle, styleKeys, styleOf } from './compareStyle.ts';
import { differ } from './meaning.ts';
import { childOf, entriesOf, follow, placesOf, type Placed, type PlacedMap } from './placed.ts';
import { followSchema } from './schemas/joinParts.ts';

const bodyKeys: ReadonlySet<string> = new Set(['required', 'content']);
const mediaKeys: ReadonlySet<string> = new Set(['schema', 'itemSchema', 'encoding']);
const encodingKeys = ['contentType', 'headers'];
const headerKeys: ReadonlySet<string> = new Set([
  ...['required', 'schema', 'content', 'style', 'explode'],
]);

/** Compares the request bodies of two operations, which the server sends in `webhooks` and `callbacks`. */
export function compareBodies(
  comparison: Comparison,
  { base, revision }: Pair<Placed | null>,
  of: Pair<Placed>,
): void {
  if (base !== null && revision !== null) {
    const both = { base, revision };
    const told = { set: 'body now required', unset: 'body no longer required' };
    compareFlag(comparison, both, 'required', told);
    compareOther(comparison, both, bodyKeys);
    compareContent(comparison, both);
  } else if (base !== null) tellRemoved(comparison, base, 'body');
  else if (revision !== null) {
    const isRequired = revision.node['required'] === true;
    const places = { base: of.base.source, revision: revision.source };
    const message = isRequired ? 'required body added' : 'body added';
    tellChange(comparison, additionOf(isRequired), message, places);
  }
}

/** Compares the content types of a request body, an answer or a parameter, and their schemas. */
export function compareContent(comparison: Comparison, pair: Pair<Placed>): void {
  const isSent = comparison.direction === 'request';
  const content = onBoth(pair, contentOf);
  const { base: types, revision: others } = content;
  for (const [type, base] of types) {
    const revision = others.get(type) ?? rangeIn(others, type);
    if (revision !== undefined) compareMedia(comparison, { base, revision }, type);
  }
  const { removed, added } = matchNames(content);
  for (const [type, media] of removed) {
    const isKept = isSent
      ? rangeIn(others, type) !== undefined
      : [...others.keys()].some((one) => covers(type, one));
    const effect = atLevel(isKept ? 'minor' : 'major', 'removed');
    tellRemoved(comparison, media, `content type ${type}`, effect);
  }
  for (const [type, revision] of added) {
    const base = rangeIn(types, type);
    if (base !== undefined) compareMedia(comparison, { base, revision }, type);
    // A reader of one content type may now receive another one. An answer that had no body is not
    // affected.
    const isMore = isSent || types.size === 0 || base !== undefined;
    const effect = atLevel(isMore ? 'minor' : 'major', 'added');
    tellAdded(comparison, revision, `content type ${type}`, effect);
  }
}

function compareMedia(comparison: Comparison, pair: Pair<Placed>, type: string): void {
  compareOther(comparison, pair, mediaKeys);
  compareSchemaOf(comparison, pair, type.includes('xml'));
  compareSchemaOf(comparison, pair, type.includes('xml'), 'itemSchema');
  compareEncodings(comparison, pair, type);
}

function compareEncodings(comparison: Comparison, media: Pair<Placed>, type: string): void {
  const isForm = type === 'application/x-www-form-urlencoded';
  const encodings = onBoth(media, (one) => entriesOf(one, 'encoding'));
  for (const name of new Set([...encodings.base.keys(), ...encodings.revision.keys()])) {
    const pair = onBoth(media, (one) => encodingOf(one, name));
    const isStyled = isForm && compareFieldStyle(comparison, media, name);
    const keys = isStyled ? [...encodingKeys, ...styleKeys] : encodingKeys;
    compareOther(comparison, pair, new Set(keys));
    compareHeaders(comparison, pair);
    comparePartTypes(comparison, pair, name);
  }
}

function encodingOf(media: Placed, name: string): Placed {
  return entriesOf(media, 'encoding').get(name) ?? { node: {}, source: media.source };
}

/** Compares the style of a form field; false if that decides nothing: a style replaces a content type. */
function compareFieldStyle(comparison: Comparison, media: Pair<Placed>, name: string): boolean {
  const fields = onBoth(media, (one, side): Placed => {
    const { node, source } = encodingOf(one, name);
    const schema = childOf(one, 'schema');
    const holder = schema && followSchema(comparison.documents[side], schema);
    const field = holder && entriesOf(holder, 'properties').get(name);
    return { node: { ...node, in: 'query', ...(field ? { schema: field.node } : {}) }, source };
  });
  const isWritten = onBoth(fields, ({ node }) => styleKeys.some((key) => key in node));
  const isSame = !differ(styleOf(fields.base.node), styleOf(fields.revision.node));
  if (isSame && isWritten.base !== isWritten.revision) return false;
  compareStyle(comparison, fields);
  return true;
}

function comparePartTypes(comparison: Comparison, pair: Pair<Placed>, name: string): void {
  const { base: types, revision: others } = onBoth(pair, typesOf);
  const gone = types.filter((type) => !others.some((other) => covers(other, type)));
  const come = others.filter((type) => !types.some((other) => covers(other, type)));
  const places = placesOf(pair, 'contentType');
  // Without `contentType` the schema decides: that is neither wider nor narrower than a list.
  const isSure = types.length > 0 && others.length > 0;
  if (gone.length > 0) {
    const effect = isSure ? 'narrowed' : atLevel('major', 'narrowed');
    tellChange(comparison, effect, `part \`${name}\` no longer ${gone.join(', ')}`, places);
  }
  if (come.length > 0) {
    const effect = isSure ? 'widened' : atLevel('major', 'narrowed');
    const how = isSure ? 'now also' : 'now only';
    tellChange(comparison, effect, `part \`${name}\` ${how} ${come.join(', ')}`, places);
  }
}

function typesOf({ node }: Placed): readonly string[] {
  const { contentType } = node;
  if (typeof contentType !== 'string') return [];
  return contentType.split(',').map((type) => type.trim().toLowerCase());
}

/** Compares the headers of an answer or of a form part. Their `Content-Type` is ignored by OpenAPI. */
export function compareHeaders(comparison: Comparison, pair: Pair<Placed>): void {
  const headers = onBoth(pair, headersOf);
  for (const [name, base] of headers.base) {
    const revision = headers.revision.get(name);
    if (revision === undefined) tellRemoved(comparison, base, `header ${name}`);
    else compareHeader(comparison, name, followBoth(comparison.documents, { base, revision }));
  }
  for (const [name, header] of matchNames(headers).added) {
    const { node } = follow(comparison.documents.revision, header);
    tellAdded(comparison, header, `header ${name}`, additionOf(node['required'] === true));
  }
}

/** Indexed by lower-case name: header names are case-insensitive. */
function headersOf(holder: Placed): PlacedMap {
  const named = [...entriesOf(holder, 'headers')].map(
    ([name, one]) => [name.toLowerCase(), one] as const,
  );
  return new Map(named.filter(([name]) => name !== 'content-type'));
}

function compareHeader(comparison: Comparison, name: string, pair: Pair<Placed>): void {
  compareFlag(comparison, pair, 'required', {
    set: `header ${name} now always sent`,
    unset: `header ${name} no longer always sent`,
  });
  compareOther(comparison, pair, headerKeys);
  compareNotation(comparison, pair, `header ${name}`);
}

/** Compares how a parameter or a header is written, in a style or a content type, and its values. */
export function compareNotation(comparison: Comparison, pair: Pair<Placed>, name: string): void {
  compareStyle(comparison, pair);
  const isContent = onBoth(pair, ({ node }) => 'content' in node);
  if (isContent.base !== isContent.revision) {
    tellChange(comparison, 'changed', `${name} has another notation`, placesOf(pair, 'content'));
  } else if (isContent.base) compareContent(comparison, pair);
  else compareSchemaOf(comparison, pair);
}

/** By content type in lower case, without spaces. JSON is always UTF-8 (RFC 8259, section 8.1). */
function contentOf(placed: Placed): PlacedMap {
  const content = [...entriesOf(placed, 'content')].map(
    ([type, media]) => [type.toLowerCase().replaceAll(' ', ''), media] as const,
  );
  const found = new Map(content);
  for (const [type, media] of content) {
    const short = type.replace(/(?<=[/+]json);charset="?utf-8"?$/, '');
    if (found.has(short)) continue;
    found.delete(type);
    found.set(short, media);
  }
  return found;
}

/** Whether a content type, or a range of them (`image/*`, RFC 9110), contains another one. */
function covers(range: string, type: string): boolean {
  const isIn = range.endsWith('/*') && type.startsWith(range.slice(0, -1));
  return range === type || range === '*/*' || isIn;
}

/** The narrowest range with this content type. */
function rangeIn(content: PlacedMap, type: string): Placed | undefined {
  return content.get(type.replace(/\/.*$/, '/*')) ?? content.get('*/*');
}
