import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Level, Pair } from '../../../scripts/contract-tools/breaking/Change.ts';
import { isJson, type Json } from '../../../scripts/contract-tools/breaking/placed.ts';

/** Whether the change breaks a client that works today, or its exact level. */
type Label = boolean | Level | 'none';

/** Two versions of a contract. */
export interface LabelledPair extends Pair<Json> {
  readonly name: string;
  readonly label: Label;
}

/** One label for a part of the contract; one for each of the `places` where a schema is put. */
type Labels = boolean | Readonly<Record<string, Label>>;

/**
 * `before` and `after` are schemas, parts of a contract, or names of files; with `of`, the schema at
 * the place, those of `components`. `change` is merged into `before`, `reverse` is the change back.
 */
interface Row extends Readonly<Record<'before' | 'after' | 'change' | 'shared', unknown>> {
  readonly name: string;
  readonly version?: string;
  readonly breaking: Labels;
  readonly reverse?: Labels;
  readonly of?: Json;
}

/** Reads all pairs of the YAML files in a folder. */
export function readPairs(folder: string): readonly LabelledPair[] {
  const load = (part: unknown): unknown => {
    if (typeof part !== 'string') return part;
    return parse(readFileSync(join(folder, part), 'utf8'), { merge: true, maxAliasCount: -1 });
  };
  const files = readdirSync(folder).filter((file) => /\.ya?ml$/.test(file));
  return files.flatMap((file) =>
    (load(file) as readonly Row[]).flatMap((row) => {
      const base = load(row.before);
      const revision = merged(load(row.after) ?? base, row.change);
      const back = { base: revision, revision: base };
      return [
        ...pairsOf(row, `${file}: ${row.name}`, row.breaking, { base, revision }),
        ...pairsOf(row, `${file}: reverse of ${row.name}`, row.reverse ?? {}, back),
      ];
    }),
  );
}

function pairsOf(row: Row, name: string, labels: Labels, pair: Pair<unknown>): LabelledPair[] {
  const placed = typeof labels === 'boolean' ? { contract: labels } : labels;
  return Object.entries(placed).map(([place, label]) => ({
    name: `${name} (${place})`,
    label,
    base: contractOf(row, place, pair.base),
    revision: contractOf(row, place, pair.revision),
  }));
}

function contractOf({ version, of, shared }: Row, place: string, part: unknown): Json {
  const at = places[place];
  if (at === undefined) throw new Error(`${place} is no place of a pair`);
  const info = { title: 'Small', version: '1.0.0' };
  const components = of === undefined ? {} : { components: { schemas: part } };
  const root = merged({ openapi: version ?? '3.1.0', info, paths: {}, ...components }, shared);
  return merged(root, at(of ?? (part as Json))) as Json;
}

const content = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const body = (schema: Json): Json => ({ requestBody: { required: true, ...content(schema) } });
const answer = (more: Json = {}): Json => ({ responses: { 200: { description: 'Yes', ...more } } });
const operation = (more: Json): Json => ({
  paths: { '/a': { post: { operationId: 'a', ...answer(), ...more } } },
});
const told = (schema: Json): Json => ({ operationId: 'told', ...answer(), ...body(schema) });

/** The contract with a schema, or a part, at its place. */
const places: Readonly<Record<string, (part: Json) => Json>> = {
  contract: (part) => part,
  operation,
  request: (schema) => operation(body(schema)),
  answer: (schema) => operation(answer(content(schema))),
  query: (schema) => operation({ parameters: [{ name: 'q', in: 'query', schema }] }),
  header: (schema) => operation({ parameters: [{ name: 'q', in: 'header', schema }] }),
  answerHeader: (schema) => operation(answer({ headers: { 'X-Total': { schema } } })),
  webhook: (schema) => ({ webhooks: { told: { post: told(schema) } } }),
  callback: (schema) => operation({ callbacks: { told: { '{$url}': { post: told(schema) } } } }),
};

/** Merges objects, replaces the rest; the text REMOVED removes a key. */
function merged(target: unknown, change: unknown): unknown {
  if (!isJson(change)) return change === undefined ? target : change;
  const left = new Map(Object.entries(isJson(target) ? target : {}));
  for (const [key, value] of Object.entries(change)) left.set(key, merged(left.get(key), value));
  return Object.fromEntries([...left].filter(([, value]) => value !== 'REMOVED'));
}
