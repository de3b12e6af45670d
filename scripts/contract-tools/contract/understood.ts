import { belowOf, isObject, objectsOf, type Kind } from './objects.ts';
import { isUnderstoodPattern } from './patterns.ts';
import { escapeToken, fragmentTokens, valueAt } from './pointer.ts';

/** A part of the contract that is not written as its standard asks. */
export interface Misread {
  /** Pointer into the bundled contract. */
  readonly source: string;
  readonly message: string;
}

type Json = Record<string, unknown>;

/** Whether a keyword of JSON Schema has a value of its type, and what that type is. */
type Check = readonly [test: (value: unknown) => boolean, expected: string];

const text: Check = [(value) => typeof value === 'string', 'a text'];
const flag: Check = [(value) => typeof value === 'boolean', 'true or false'];
const number: Check = [(value) => Number.isFinite(value), 'a number'];
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const count: Check = [isCount, 'a whole number from 0 on'];
const list: Check = [Array.isArray, 'a list'];
const names: Check = [isNames, 'a list of names'];

/** JSON Schema 2020-12, and the keywords that OpenAPI adds. */
const keywords: Readonly<Record<string, Check>> = {
  ...{ $ref: text, pattern: text, format: text, contentMediaType: text, contentEncoding: text },
  ...{ minLength: count, maxLength: count, minItems: count, maxItems: count },
  ...{ minProperties: count, maxProperties: count, minContains: count, maxContains: count },
  ...{ minimum: number, maximum: number, exclusiveMinimum: number, exclusiveMaximum: number },
  ...{ uniqueItems: flag, readOnly: flag, writeOnly: flag, examples: list, required: names },
  multipleOf: [(value) => Number.isFinite(value) && Number(value) > 0, 'a number above 0'],
  type: [(value) => typeof value === 'string' || isNames(value), 'a type or a list of types'],
  enum: [(value) => Array.isArray(value) && value.length > 0, 'a list of values'],
  dependentRequired: [isNamesMap, 'a map of lists of names'],
  discriminator: [isDiscriminator, 'a `propertyName`, and texts in `mapping`'],
};

const expression = 'a regular expression of JavaScript (ECMA-262)';

/** What no value can be judged by here, although its type is right. */
const judging: Readonly<Record<string, Check>> = {
  type: [areTypes, 'one of the types of JSON Schema'],
  pattern: [(value) => isUnderstoodPattern(String(value)), expression],
};

const types = new Set(['null', 'boolean', 'object', 'array', 'number', 'string', 'integer']);

/** Removes, in place, what is not written as it should; `forValues`: and what judges no value. */
export function understood(document: object, forValues: boolean): readonly Misread[] {
  const found: Misread[] = [];
  for (const { kind, node, source } of objectsOf(document)) {
    const tell: Tell = (key, value, rest, at = source) => {
      const shown = `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;
      const short = shown.length > 60 ? `${shown.slice(0, 59)}…` : shown;
      const message = `\`${short}\`: ${rest}.`;
      if (value !== null) found.push({ source: `${at}/${escapeToken(key)}`, message });
    };
    if (kind === 'schema') repairSchema(node, forValues, tell, source);
    if (kind === 'schema' && forValues && isCircle(document, node)) {
      tell('$ref', node['$ref'], 'the reference leads back to itself; nothing is judged by it');
      Reflect.deleteProperty(node, '$ref');
    }
    repairPlain(kind, node, tell);
    repairShapes(kind, node, tell, source);
    if (kind === 'requestBody' && !('$ref' in node)) node['content'] ??= {};
  }
  return found;
}

/** Tells what was not understood; nothing for null, which YAML has for an empty line. */
type Tell = (key: string, value: unknown, rest: string, at?: string) => void;

const areServers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => isObject(one) && typeof one['url'] === 'string');

/** The keys that commands read beside those that contain objects. */
const plainKeys: Readonly<Record<string, Check>> = {
  security: [isSecurity, 'a list of objects'],
  servers: [areServers, 'a list of objects with a url'],
  ...{ $ref: text, operationId: text, name: text, in: text, type: text, scheme: text },
  ...{ style: text, explode: flag, required: flag },
};

/** Without its scopes, which may be an empty line in YAML, a scheme is demanded all the same. */
function isSecurity(value: unknown): boolean {
  if (!Array.isArray(value) || !value.every(isObject)) return false;
  for (const way of value) {
    for (const [name, scopes] of Object.entries(way)) if (!isNames(scopes)) way[name] = [];
  }
  return true;
}

function repairPlain(kind: Kind, node: Json, tell: Tell): void {
  const isPlain = kind !== 'schema';
  for (const [key, [isRight, expected]] of Object.entries(plainKeys)) {
    const value = node[key];
    if (value === undefined || isRight(value) || (!isPlain && key !== '$ref')) continue;
    Reflect.deleteProperty(node, key);
    const isName = key === 'operationId' || key === 'name';
    if (isName && typeof value === 'number') node[key] = String(value);
    else tell(key, value, `${expected} is expected; it is left out`);
  }
}

function repairShapes(kind: Kind, node: Json, tell: Tell, source: string): void {
  for (const [key, [shape, below]] of belowOf(kind, node)) {
    const value = node[key];
    if (value === undefined) continue;
    if (shape === 'one') {
      const isSchema = below === 'schema' && typeof value === 'boolean';
      if (!isObject(value) && !isSchema) replace(node, key, below, tell, source);
    } else if (shape === 'list' ? Array.isArray(value) : isObject(value)) {
      for (const [name, one] of Object.entries(value as Json)) {
        if (isObject(one)) continue;
        replace(value as Json, name, below, tell, `${source}/${escapeToken(key)}`);
      }
    } else {
      Reflect.deleteProperty(node, key);
      tell(key, value, `a ${shape} is expected; it is left out`);
    }
  }
}

function isCircle(document: object, schema: Json): boolean {
  const passed = new Set<unknown>();
  let here: unknown = schema;
  while (isObject(here) && typeof here['$ref'] === 'string' && !passed.has(here)) {
    passed.add(here);
    here = valueAt(document, fragmentTokens(here['$ref'].replace('#', '')));
  }
  return passed.has(here);
}

/** What is no schema or no media type allows everything; what else is no object is left out. */
function replace(parent: Json, key: string, kind: Kind, tell: Tell, source: string): void {
  const value = parent[key];
  if (kind === 'schema') parent[key] = {};
  else if (kind === 'mediaType') parent[key] = { schema: {} };
  else if (Array.isArray(parent)) parent[key] = {};
  else Reflect.deleteProperty(parent, key);
  if (!key.startsWith('x-')) tell(key, value, 'an object is expected; it is left out', source);
}

function repairSchema(node: Json, forValues: boolean, tell: Tell, source: string): void {
  for (const [key, value] of Object.entries(node)) {
    const check = Object.hasOwn(keywords, key) ? keywords[key] : undefined;
    if (check !== undefined && !check[0](value)) {
      const read = readOtherwise(node, key, value);
      Reflect.deleteProperty(node, key);
      Object.assign(node, read?.[0]);
      // A comparison of two versions may still see that it changed.
      if (!forValues && read === undefined && value !== null)
        node[`${key} (not understood)`] = value;
      tell(key, value, `${check[1]} is expected; ${read?.[1] ?? 'nothing is judged by it'}`);
    }
    const judge = forValues && Object.hasOwn(judging, key) ? judging[key] : undefined;
    if (judge === undefined || node[key] === undefined || judge[0](node[key])) continue;
    Reflect.deleteProperty(node, key);
    tell(key, value, `${judge[1]} is expected; nothing is judged by it`);
  }
  if (Array.isArray(node['enum'])) node['enum'] = distinct(node['enum']);
  const { patternProperties } = node;
  const patterns = forValues && isObject(patternProperties) ? patternProperties : {};
  for (const pattern of Object.keys(patterns).filter((one) => !isUnderstoodPattern(one))) {
    Reflect.deleteProperty(patterns, pattern);
    node['additionalProperties'] = true;
    const rest = `${expression} is expected; no field is judged by it`;
    tell(pattern, '…', rest, `${source}/patternProperties`);
  }
}

type ReadAs = readonly [Json, string];

/** What a keyword of another type probably means, and the words for it; undefined if nobody knows. */
function readOtherwise(node: Json, key: string, value: unknown): ReadAs | undefined {
  const bound = /^exclusive(M)(in|ax)imum$/.exec(key);
  if (bound !== null && typeof value === 'boolean') {
    const plain = `m${bound[2] ?? ''}imum`;
    const limit = node[plain];
    if (!value || typeof limit !== 'number') return [{}, 'it is read as in OpenAPI 3.0'];
    Reflect.deleteProperty(node, plain);
    return [{ [key]: limit }, 'it is read as in OpenAPI 3.0'];
  }
  switch (key) {
    case 'examples':
      if (!isObject(value)) return undefined;
      return [
        {
          [key]: Object.values(value).map((one) =>
            isObject(one) && 'value' in one ? one['value'] : one,
          ),
        },
        'its values are read',
      ];
    case 'enum':
      return value === null || isObject(value) || Array.isArray(value)
        ? undefined
        : [{ [key]: [value] }, 'it is read as a list of one value'];
    case 'type':
      return Array.isArray(value) && value.every((one) => one === null || typeof one === 'string')
        ? [{ [key]: value.map((one: string | null) => one ?? 'null') }, 'null is read as the text']
        : undefined;
    case 'discriminator':
      return typeof value === 'string'
        ? [{ [key]: { propertyName: value } }, 'it is read as its propertyName']
        : undefined;
    default:
      return undefined;
  }
}

function distinct(values: readonly unknown[]): readonly unknown[] {
  const seen = new Map(values.map((one) => [JSON.stringify(one), one]));
  return seen.size === values.length ? values : [...seen.values()];
}

function isDiscriminator(value: unknown): boolean {
  if (!isObject(value) || typeof value['propertyName'] !== 'string') return false;
  const { mapping = {} } = value;
  return isObject(mapping) && isNames(Object.values(mapping));
}

function isNamesMap(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isNames);
}

function areTypes(value: unknown): boolean {
  return [value].flat().every((one) => types.has(String(one)));
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
