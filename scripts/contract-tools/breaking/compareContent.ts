import type { Direction, Pair } from './Change.ts';
import {
  compareFlag,
  compareOther,
  compareSchemaOf,
  tellChange,
  type Comparison,
} from './compareParts.ts';
import { childOf, entriesOf, type Placed } from './placed.ts';
import { placesOf } from './SchemaChange.ts';

const mediaKeys: ReadonlySet<string> = new Set(['schema', 'encoding']);
const encodingKeys: ReadonlySet<string> = new Set(['contentType']);

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
    const other = others.get(type);
    if (other === undefined) continue;
    compareMedia(comparison, { base: media, revision: other }, direction, type.includes('xml'));
  }
  for (const [type, { source }] of gone) {
    const places = { base: source, revision: null };
    tellChange(comparison, ['major', 'removed', `content type ${type} removed`], places, direction);
  }
  for (const [type, { source }] of come) {
    // A reader of one content type may now receive another one. An answer that had no body is not
    // affected.
    const isMore = direction === 'request' || types.size === 0;
    const places = { base: null, revision: source };
    const told = `content type ${type} added`;
    tellChange(comparison, [isMore ? 'minor' : 'major', 'added', told], places, direction);
  }
}

/** Indexed by content type, in lower case and without spaces: `text/html;charset=utf-8`. */
function contentOf(placed: Placed): ReadonlyMap<string, Placed> {
  const content = entriesOf(placed, 'content');
  return new Map(
    [...content].map(([type, media]) => [type.toLowerCase().replaceAll(' ', ''), media]),
  );
}

function compareMedia(
  comparison: Comparison,
  pair: Pair<Placed>,
  direction: Direction,
  isXml: boolean,
): void {
  compareOther(comparison, pair, mediaKeys);
  compareSchemaOf(comparison, pair, direction, isXml);
  const [encodings, others] = [pair.base, pair.revision].map((one) => entriesOf(one, 'encoding'));
  for (const name of new Set([...(encodings?.keys() ?? []), ...(others?.keys() ?? [])])) {
    const base = encodingOf(pair.base, name);
    const revision = encodingOf(pair.revision, name);
    compareOther(comparison, { base, revision }, encodingKeys);
    compareEncodedTypes(comparison, { base, revision }, name, direction);
  }
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
  const gone = types.filter((type) => !others.includes(type));
  const come = others.filter((type) => !types.includes(type));
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
