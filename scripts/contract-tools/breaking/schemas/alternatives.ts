import { made } from '../../schema/made.ts';
import { formMark, subtypesOf, type Mark } from './formMark.ts';
import { followSchema, partsOf } from './joinParts.ts';
import { isJson, itemsOf, pick, type Json, type Placed } from '../placed.ts';

/** Objects of keywords that a value fits all at once. */
export interface Alternative {
  readonly parts: readonly Placed[];
  /** The member of `oneOf`, or the schema itself. */
  readonly source: string;
  readonly mark: Mark | null;
}

export interface Alternatives {
  readonly list: readonly Alternative[];
  /** Why the list is not all of the schema. */
  readonly unknown: readonly string[];
  /** The alternatives may overlap: the schema has no `oneOf`. */
  readonly isUnion: boolean;
  /** How `oneOf` and `anyOf` contain each other; without their order and their members. */
  readonly shape: string;
}

const composing: ReadonlySet<string> = new Set(['$ref', 'allOf', 'oneOf', 'anyOf']);
const mostForms = 500;
const mostSchemas = 5_000;

/** The schemas above the one that is read, and how many more may be. */
interface Passed {
  readonly nodes: readonly Json[];
  readonly budget: { left: number };
}

/** The alternatives of a schema; `isPart` if the schema is a part of another one, without subtypes. */
export function alternativesOf(
  document: Json,
  given: Placed,
  passed: Passed = { nodes: [], budget: { left: mostSchemas } },
  isPart = false,
): Alternatives {
  const placed = followSchema(document, given);
  const { node, source } = placed;
  passed.budget.left -= 1;
  const why = passed.nodes.includes(node) ? 'circular schema' : 'too many forms';
  if (why === 'circular schema' || passed.budget.left < 0) {
    return { list: [], unknown: [why], isUnion: true, shape: '' };
  }
  const below = { ...passed, nodes: [...passed.nodes, node] };
  const isNull = isOrNull(node);
  const own = withoutComposing(node, isNull);
  const list = [{ parts: [{ node: own, source }], source, mark: null }];
  let whole: Alternatives = { list, unknown: [], isUnion: true, shape: '' };
  const target = typeof node['$ref'] === 'string' ? [{ node: { $ref: node['$ref'] }, source }] : [];
  for (const part of [...target, ...partsOf(placed)]) {
    whole = product(whole, alternativesOf(document, part, below, true));
  }
  const unions = (['oneOf', 'anyOf'] as const).filter((key) => Array.isArray(node[key]));
  for (const key of unions) {
    whole = product(whole, unionOf(document, placed, key, below), true);
  }
  if (!isPart && unions.length === 0) whole = withSubtypes(document, placed, whole, below);
  if (isNull) {
    const nothing = { parts: [{ node: { ...own, type: 'null' }, source }], source, mark: null };
    whole = { ...whole, list: [...whole.list, nothing] };
  }
  return whole;
}

/** Whether null is written beside parts that exclude it (OpenAPI 3.0): strictly without effect, but sent. */
function isOrNull({ type, ...node }: Json): boolean {
  return (
    Array.isArray(type) &&
    type.includes('null') &&
    type.length > 1 &&
    [...composing].some((key) => key in node)
  );
}

const bare = new WeakMap<Json, Json>();

function withoutComposing(node: Json, isNull: boolean): Json {
  if (!Object.keys(node).some((key) => composing.has(key))) return node;
  return made(bare, node, () => {
    const own = pick(node, (key) => !composing.has(key));
    const types = own['type'];
    if (!isNull || !Array.isArray(types)) return own;
    return { ...own, type: types.filter((one) => one !== 'null') };
  });
}

/** The values that fit both: each alternative of one with each of the other (JSON Schema, `oneOf`). */
function product(one: Alternatives, other: Alternatives, isMember = false): Alternatives {
  const unknown = [...one.unknown, ...other.unknown];
  const shape = [one.shape, other.shape].filter(Boolean).toSorted().join('&');
  if (one.list.length * other.list.length > mostForms)
    return { list: [], unknown: [...unknown, 'too many forms'], isUnion: false, shape };
  const isMore = isMember || other.list.length > 1;
  const list = one.list.flatMap((left) =>
    other.list.map((right) => ({
      parts: [...left.parts, ...right.parts],
      source: isMore ? right.source : left.source,
      mark: right.mark ?? left.mark,
    })),
  );
  return { list, unknown, isUnion: one.isUnion && other.isUnion, shape };
}

function unionOf(
  document: Json,
  placed: Placed,
  key: 'oneOf' | 'anyOf',
  passed: Passed,
): Alternatives {
  const hasMarks = isJson(placed.node['discriminator']);
  const members = itemsOf(placed, key).map((written) => {
    const { list, ...rest } = alternativesOf(document, written, passed, hasMarks);
    const mark = formMark(document, placed, written);
    return { ...rest, list: list.map((one) => ({ ...one, mark: one.mark ?? mark })) };
  });
  const unknown = [...new Set(members.flatMap((one) => one.unknown))];
  const all = members.flatMap((one) => one.list);
  // Unions that contain each other lead to the same schema on many ways.
  const keyOf = ({ parts }: Alternative): string => parts.map((one) => one.source).join(' ');
  const list =
    unknown.length > 0 ? [...new Map(all.map((one) => [keyOf(one), one])).values()] : all;
  const isTooMany = list.length > mostForms;
  const shapes = members.map(({ shape }) => shape).toSorted();
  return {
    list: isTooMany ? [] : list,
    unknown: isTooMany ? [...unknown, 'too many forms'] : unknown,
    isUnion: members.every(({ isUnion }) => isUnion) && (key === 'anyOf' || members.length < 2),
    shape: members.length < 2 ? shapes.join() : `${key}(${shapes.join()})`,
  };
}

/** A schema with a discriminator, and its subtypes (OpenAPI 3.1, Discriminator Object, `allOf`). */
function withSubtypes(
  document: Json,
  placed: Placed,
  whole: Alternatives,
  passed: Passed,
): Alternatives {
  const subtypes = subtypesOf(document, placed);
  if (subtypes.length === 0) return whole;
  const above = { ...passed, nodes: passed.nodes.slice(0, -1) };
  const all = subtypes.map((subtype) => {
    const { list, ...rest } = alternativesOf(document, subtype, above, true);
    const mark = formMark(document, placed, subtype);
    return { ...rest, list: list.map((one) => ({ ...one, mark })) };
  });
  const mark = formMark(document, placed, null);
  return {
    list: [...whole.list.map((one) => ({ ...one, mark })), ...all.flatMap(({ list }) => list)],
    unknown: [...whole.unknown, ...all.flatMap(({ unknown }) => unknown)],
    isUnion: false,
    shape: whole.shape,
  };
}
