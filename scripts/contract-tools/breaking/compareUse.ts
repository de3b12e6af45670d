import type { Pair } from './Change.ts';
import { partsOf } from './joinParts.ts';
import { follow, isJson, type Json, type Placed } from './placed.ts';
import { isWords } from './meaning.ts';
import {
  added,
  changed,
  placesOf,
  reworded,
  schemaChange,
  type SchemaChange,
  type SchemaWalk,
} from './SchemaChange.ts';

/**
 * Compares what describes a schema without limiting its values. Texts beside a reference override those
 * of its target.
 */
export function compareWords(
  walk: SchemaWalk,
  written: Pair<Placed>,
  followed: Pair<Placed>,
): void {
  const { documents } = walk;
  const before = { ...defaultOf(documents.base, followed.base), ...written.base.node };
  const after = { ...defaultOf(documents.revision, followed.revision), ...written.revision.node };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isWords);
  const other = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  if (walk.isXml && other.includes('xml')) {
    const message = 'xml changed: other names or places in the document';
    walk.tell(schemaChange(changed, message, placesOf(followed, 'xml')));
  }
  if (other.length > 0) {
    const places = placesOf(followed, other[0] ?? '');
    walk.tell(schemaChange(reworded, `other texts: ${other.join(', ')}`, places));
  }
  for (const change of compareUse(followed, before, after)) walk.tell(change);
  const [was, is] = [before['deprecated'] === true, after['deprecated'] === true];
  if (was !== is) {
    const message = is ? 'deprecated' : 'no longer deprecated';
    walk.tell(schemaChange(is ? added : reworded, message, placesOf(followed, 'deprecated')));
  }
}

/** The keywords of a schema, with the `default` of its parts. */
function defaultOf(document: Json, placed: Placed, passed = new Set<Json>()): Json {
  const { node } = follow(document, placed);
  if ('default' in node || passed.has(node)) return node;
  passed.add(node);
  const parts = partsOf({ ...placed, node }).map((part) => defaultOf(document, part, passed));
  const value = parts.find((part) => 'default' in part)?.['default'];
  return value === undefined ? node : { ...node, default: value };
}

/** Compares who sends a field (`readOnly`, `writeOnly`), and what it is when it is left out (`default`). */
function compareUse(pair: Pair<Placed>, before: Json, after: Json): readonly SchemaChange[] {
  return [
    ...flag(pair, 'readOnly', before, after),
    ...flag(pair, 'writeOnly', before, after),
    ...defaultValue(pair, before['default'], after['default']),
  ];
}

function flag(
  pair: Pair<Placed>,
  key: 'readOnly' | 'writeOnly',
  before: Json,
  after: Json,
): readonly SchemaChange[] {
  const [was, is] = [before[key] === true, after[key] === true];
  if (was === is) return [];
  // readOnly: clients may no longer send it; writeOnly: they no longer read it.
  const effect =
    key === 'readOnly'
      ? ({ request: is ? 'major' : 'minor', answer: 'patch' } as const)
      : ({ request: 'patch', answer: is ? 'major' : 'minor' } as const);
  const kind = is ? 'narrowed' : 'widened';
  return [
    schemaChange({ ...effect, kind }, `${is ? 'now' : 'no longer'} ${key}`, placesOf(pair, key)),
  ];
}

/** A request without the field means something else than before; an answer is not affected. */
function defaultValue(
  pair: Pair<Placed>,
  before: unknown,
  after: unknown,
): readonly SchemaChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isNew = before === undefined;
  const effect = { request: isNew ? 'minor' : 'major', answer: 'patch', kind: 'changed' } as const;
  const message = `default ${tell(before)} → ${tell(after)}`;
  return [schemaChange(effect, message, placesOf(pair, 'default'))];
}

function tell(value: unknown): string {
  if (value === undefined) return 'none';
  return isJson(value) ? 'an object' : JSON.stringify(value);
}
