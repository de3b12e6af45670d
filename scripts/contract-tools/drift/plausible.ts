import { resolveReference } from '../contract/document.ts';
import type { ContractDocument, MediaType, Schema } from '../contract/document.ts';
import { listOperations } from '../contract/operations.ts';
import type { ListedOperation, ListedParameter } from '../contract/operations.ts';
import { compareToSchemas } from '../schema/compareToSchema.ts';
import { merged } from '../schema/followSchema.ts';
import { fitsRequest } from './Input.ts';
import { isSent } from './generate/valueOf.ts';
import { smallest } from './generate/extremes.ts';

/** A value of a parameter that the contract gives no example of. */
interface Plausible {
  readonly value: unknown;
  /** Whether the server may not know it: the contract lists no such value. */
  readonly isGuess: boolean;
}

/** Values by the last word of a name; the first that fits the schema is taken. */
const byName: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/^(uu|gu)ids?$/, ['00000000-0000-4000-8000-000000000000', 1, '1']],
  [/^(ids?|no|num|nr|number|key|code|ref|reference|version|day|month)$/, [1, '1', '01']],
  [/^(page|p|pages)$/, [1, '1']],
  [/^(limit|size|count|per|top|take|max)$/, [10, '10']],
  [/^(offset|skip|start|from)$/, [0, '0', '2026-01-01', '2026-01-01T00:00:00Z', 1]],
  [
    /^(date|to|since|until|end|at|before|after|time|timestamp)$/,
    ['2026-01-01', '2026-01-01T00:00:00Z', 1_767_225_600],
  ],
  [/^year$/, [2026, '2026']],
  [/^e?mails?$/, ['a@example.org']],
  [/^(lang|language|locale)s?$/, ['en', 'en-US', 'ENG']],
  [/^countr(y|ies)$/, ['FR', 'FRA', 'France']],
  [/^currenc(y|ies)$/, ['EUR', 'eur']],
  [/^(lat|latitude)$/, [48.85, '48.85']],
  [/^(lon|lng|longitude)$/, [2.35, '2.35']],
  [/^(timezone|tz)$/, ['Europe/Paris']],
  [/^(zip|zipcode|postcode|postal)$/, ['75001']],
  [/^(phone|mobile|tel)$/, ['+33100000000']],
  [/^(url|uri|callback)$/, ['https://example.org/']],
];

/** `X-Client-ID`, `petId`, `user_ids` → `id`, `id`, `ids` */
function lastWord(name: string): string {
  const words = name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g);
  return words?.at(-1) ?? '';
}

/** A listed value, an example of the same name, or one made from schema and name; undefined without any. */
export function plausibleValue(
  document: ContractDocument,
  listed: ListedOperation,
  parameter: ListedParameter,
): Plausible | undefined {
  const { name, schema } = parameter;
  const fits = fittingIn(document);
  const only = listedValue(document, schema);
  if (only !== undefined && fits(only, schema)) return { value: only, isGuess: false };
  const isFree = parameter.in !== 'path';
  const value =
    neighbours(document, listed, parameter).find((one) => fits(one, schema)) ??
    made({ document, fits, isFree }, schema, name);
  return value === undefined ? undefined : { value, isGuess: true };
}

/** A required body without an example: the smallest that fits, with plausible values in it. */
export function plausibleBody(document: ContractDocument, schema: Schema): unknown {
  const making = { document, fits: fittingIn(document), isFree: true };
  return made(making, schema, '') ?? smallest(document, schema);
}

function fittingIn(document: ContractDocument): Making['fits'] {
  const compare = compareToSchemas(document, () => 'a value');
  return (value, schema) => isWritten(value) && fitsRequest(compare, schema, value);
}

function isWritten(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isWritten);
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && value !== '';
}

/** The first value that a schema lists, alone or as the item of a list. */
function listedValue(document: ContractDocument, given: Schema): unknown {
  const schema = merged(document, given);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum.find(isWritten);
  if (schema.items === undefined || (schema.minItems ?? 1) > 1) return undefined;
  const item = listedValue(document, schema.items);
  return item === undefined ? undefined : [item];
}

/** Names that say nothing of what they name. */
const general = /^(id|uuid|guid|key|code|name|no|number|slug|ref|reference)$/i;

/** Examples of the same name: of the item in the answer of its list, of other parameters, of fields. */
function neighbours(
  document: ContractDocument,
  { path }: ListedOperation,
  { name, in: place }: ListedParameter,
): readonly unknown[] {
  const before = place === 'path' ? path.slice(0, path.indexOf(`/{${name}}`)) : null;
  const operations = listOperations(document);
  const ofList = operations
    .filter((one) => one.method === 'get' && one.path === before)
    .flatMap(({ answers }) => Object.values(answers))
    .flatMap(({ content = {} }) => Object.values(content))
    .flatMap(({ examples = {} }) => Object.values(examples))
    .flatMap(({ value }) => itemValue(value, name));
  // An `id` of something else would be of no use.
  const isOther = (one: ListedOperation): boolean =>
    place === 'path' && general.test(name) && !one.path.startsWith(`${before ?? ''}/{`);
  const ofOthers = operations
    .filter((one) => !isOther(one))
    .flatMap(({ parameters }) => parameters)
    .filter((one) => one.name === name)
    .map((one) => namedValue(document, one));
  const { schemas = {} } = document.components;
  const ofFields = Object.values(schemas).flatMap(({ properties = {} }) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const { example, examples = [] } = own ?? {};
    return [example, ...examples];
  });
  return [...ofList, ...ofOthers, ...(name.length > 2 ? ofFields : [])];
}

/** The id of the first item of a list, for `petId`: its field `petId`, `id` or `uuid`. */
export function itemValue(json: unknown, name: string): readonly unknown[] {
  const list = Array.isArray(json)
    ? (json as readonly unknown[])
    : Object.values(Object(json) as object).find((one): one is unknown[] => Array.isArray(one));
  const item = Object(list?.[0]) as Readonly<Record<string, unknown>>;
  const value = item[name] ?? item['id'] ?? item['uuid'];
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

interface Making {
  readonly document: ContractDocument;
  readonly fits: (value: unknown, schema: Schema) => boolean;
  /** Whether any text will do, because it names nothing that must exist. */
  readonly isFree: boolean;
}

function made(making: Making, given: Schema, name: string, depth = 0): unknown {
  const { document, fits, isFree } = making;
  if (depth > 8) return undefined;
  const schema = merged(document, given);
  const inner = (one: Schema, of: string): unknown => made(making, one, of, depth + 1);
  const fitting = (values: readonly unknown[]): unknown => values.find((one) => fits(one, given));
  const { properties = {}, required = [], items, prefixItems, minItems = 1 } = schema;
  const { example, examples = [], default: usual } = schema;
  const own = [example, ...examples, usual, listedValue(document, schema)];
  const known = fitting(own);
  if (known !== undefined) return known;
  if (items !== undefined && prefixItems === undefined && minItems <= 1)
    return fitting([[inner(items, name)]]);
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  if (names.length > 0 && hasFields(schema)) {
    const entries = names
      .filter((one) => isSent(document, properties[one]))
      .map((one) => [one, inner(properties[one] ?? { type: 'string' }, one)] as const);
    return fitting([Object.fromEntries(entries)]);
  }
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms !== undefined) return fitting(forms.map((form) => inner(form, name)));
  const word = lastWord(name);
  const named = byName.find(([form]) => form.test(word))?.[1] ?? [];
  const types = [schema.type ?? 'string'].flat();
  const isNumber = types.includes('integer') || types.includes('number');
  return fitting([
    ...named,
    ...(isNumber ? [1] : []),
    smallest(document, schema),
    ...(types.includes('string') && isFree ? ['example', 'abc', 'a'] : []),
  ]);
}

function hasFields({ type, oneOf, anyOf }: Schema): boolean {
  return type === undefined
    ? oneOf === undefined && anyOf === undefined
    : [type].flat().includes('object');
}

/** The first example of a parameter or a body, or of its schema; undefined without one. */
export function exampleOf(
  document: ContractDocument,
  { schema, examples = {} }: Pick<MediaType, 'schema' | 'examples'>,
): unknown {
  const [first] = Object.values(examples);
  if (first?.value !== undefined) return first.value;
  const { example, examples: listed = [] } = resolveReference(document, schema);
  return example ?? listed[0];
}

/** The value that the contract itself names for a parameter. */
export function namedValue(document: ContractDocument, parameter: ListedParameter): unknown {
  const example = exampleOf(document, parameter);
  if (example !== undefined || parameter.required !== true) return example;
  return resolveReference(document, parameter.schema).default;
}
