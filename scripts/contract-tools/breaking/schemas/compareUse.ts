import { type Pair, onBoth, atLevel, flagEffect } from '../Change.ts';
import { differ, isWords } from '../meaning.ts';
import { follow, isJson, keysOf, placesOf, type Json, type Placed } from '../placed.ts';
import { partsOf } from './joinParts.ts';
import type { SchemaWalk } from './SchemaChange.ts';
import { harmlessIn } from './sentFields.ts';

/** Compares texts, who sends a field, and its default. Texts beside a reference override its target's. */
export function compareWords(walk: SchemaWalk, written: Pair<Placed>, target: Pair<Placed>): void {
  const { base: before, revision: after } = onBoth(written, ({ node }, side) => {
    return { ...withDefault(walk.documents[side], target[side]), ...node };
  });
  const isReworded = (key: string) => isWords(key) && differ(before[key], after[key]);
  const words = keysOf(before, after).filter(isReworded);
  if (walk.isXml && words.includes('xml')) {
    const message = 'xml changed: other names or places in the document';
    walk.tell('changed', message, placesOf(target, 'xml'));
  }
  if (words.length > 0) {
    const places = placesOf(target, words[0] ?? '');
    walk.tell('reworded', `other texts: ${words.join(', ')}`, places);
  }
  for (const key of ['readOnly', 'writeOnly'] as const) {
    const isNow = after[key] === true;
    if (isNow === (before[key] === true)) continue;
    // readOnly: clients may no longer send it; writeOnly: they no longer read it.
    const level = atLevel(isNow ? 'major' : 'minor', flagEffect(isNow));
    const effect = harmlessIn(level, [key === 'readOnly' ? 'answer' : 'request']);
    walk.tell(effect, `${isNow ? 'now' : 'no longer'} ${key}`, placesOf(target, key));
  }
  if (differ(before['default'], after['default'])) {
    // A request without the field means something else than before; an answer is not affected.
    const request = before['default'] === undefined ? 'minor' : 'major';
    const message = `default ${tell(before['default'])} → ${tell(after['default'])}`;
    const effect = { kind: 'changed', request, answer: 'patch' } as const;
    walk.tell(effect, message, placesOf(target, 'default'));
  }
  const isNow = after['deprecated'] === true;
  if (isNow !== (before['deprecated'] === true)) {
    const message = isNow ? 'deprecated' : 'no longer deprecated';
    walk.tell(isNow ? 'added' : 'reworded', message, placesOf(target, 'deprecated'));
  }
}

/** The keywords of a schema, with the `default` of its parts. */
function withDefault(document: Json, placed: Placed, passed = new Set<Json>()): Json {
  const { node } = follow(document, placed);
  if ('default' in node || passed.has(node)) return node;
  passed.add(node);
  const parts = partsOf({ ...placed, node }).map((part) => withDefault(document, part, passed));
  const value = parts.find((part) => 'default' in part)?.['default'];
  return value === undefined ? node : { ...node, default: value };
}

function tell(value: unknown): string {
  if (value === undefined) return 'none';
  return isJson(value) ? 'an object' : JSON.stringify(value);
}
