import type { ContractDocument, Scalar, Schema } from '../../contract/document.ts';
import { refuseUnknownKeywords } from '../../contract/keywords.ts';
import { tagOfBranches } from './tagOfBranches.ts';
import { itemsMayBeUnreadable, mayBeUnreadable } from './tolerance.ts';

interface Place {
  readonly document: ContractDocument;
  /** Position of the schema: in error messages, and as the name of its codec in decode errors. */
  readonly name: string;
}

const referencePrefix = '#/components/schemas/';

/** `Contract` for a reference to `#/components/schemas/Contract`. */
export function referencedName(reference: string): string {
  if (!reference.startsWith(referencePrefix)) throw new Error(`not a schema: ${reference}`);
  return reference.slice(referencePrefix.length);
}

/** The TypeScript expression of the codec of a schema. Throws on a schema that no combinator can express. */
export function codecExpression(schema: Schema, place: Place): string {
  const codec = strictExpression(schema, place);
  return mayBeUnreadable(schema) ? `tolerant(${codec})` : codec;
}

function strictExpression(schema: Schema, place: Place): string {
  refuseUnknownKeywords(schema, place.name);
  if (schema.$ref !== undefined) return referencedName(schema.$ref);
  if (schema.const !== undefined) return literals([schema.const]);
  if (schema.enum !== undefined) return literals(checkedEnum(schema, place));
  if (schema.oneOf !== undefined) return oneOf(schema.oneOf, place);
  if (typeof schema.type !== 'string') return nullableType(schema, place);
  switch (schema.type) {
    case 'string':
      return ruled('t.string', 'text', stringRules(schema, place));
    case 'number':
    case 'integer':
      return ruled('t.number', 'quantity', numberRules(schema));
    case 'boolean':
      return 't.boolean';
    case 'null':
      return 't.null';
    case 'array':
      return list(schema, place);
    case 'object':
      return object(schema, place);
    default:
      throw new Error(`${place.name}: type ${schema.type}`);
  }
}

function nullableType(schema: Schema, place: Place): string {
  const names = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const others = names.filter((name) => name !== 'null');
  const [only] = others;
  if (only === undefined && names.length === 0 && Object.keys(rulesOf(schema)).length === 0) {
    return 't.unknown';
  }
  if (only === undefined || others.length !== 1 || names.length !== 2) {
    throw new Error(`${place.name}: a type is one name, or one name and 'null'`);
  }
  return `nullable(${strictExpression({ ...schema, type: only }, place)})`;
}

function oneOf(branches: readonly Schema[], place: Place): string {
  const others = branches.filter(({ type }) => type !== 'null');
  const codecs = others.map((branch, index) =>
    codecExpression(branch, { ...place, name: `${place.name}_${index + 1}` }),
  );
  const tag = tagOfBranches(others, place.document);
  const [only] = codecs;
  const union =
    others.length === 1 && only !== undefined
      ? only
      : tag === undefined
        ? `exactlyOne(${codecs.join(', ')})`
        : `tagged(${JSON.stringify(tag.key)}, ${codecs
            .map((codec, index) => `[${JSON.stringify(tag.values[index])}, ${codec}]`)
            .join(', ')})`;
  return others.length === branches.length ? union : `nullable(${union})`;
}

function list(schema: Schema, place: Place): string {
  if (schema.items === undefined) throw new Error(`${place.name}: an array without items`);
  const { minItems, maxItems, uniqueItems } = schema;
  const strictItem = codecExpression(schema.items, { ...place, name: `${place.name}Item` });
  const item = itemsMayBeUnreadable(schema) ? `tolerant(${strictItem})` : strictItem;
  const isScalar = /^(t\.(string|number|boolean)$|text\(|quantity\(|literals\()/.test(item);
  if (uniqueItems === true && !isScalar) {
    throw new Error(`${place.name}: uniqueItems on something else than scalars`);
  }
  if (!isScalar && schema['x-tolerant'] === undefined) {
    throw new Error(
      `${place.name}: a list in an answer says \`x-tolerant: items\`, \`list\` or \`none\``,
    );
  }
  const rules = rulesText({ minItems, maxItems, uniqueItems });
  return rules === '' ? `list(${item})` : `list(${item}, ${rules})`;
}

function object(schema: Schema, place: Place): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties);
  const undeclared = required.filter((name) => !names.includes(name));
  if (undeclared.length > 0)
    throw new Error(`${place.name}: requires undeclared ${undeclared.join()}`);
  if (names.length === 0) {
    return additionalProperties === undefined || additionalProperties === true
      ? 'record(t.unknown)'
      : `record(${codecExpression(additionalProperties, place)})`;
  }
  if (additionalProperties !== undefined) {
    throw new Error(`${place.name}: properties and additionalProperties together`);
  }
  const group = (wanted: boolean): string =>
    Object.entries(properties)
      .filter(([name]) => required.includes(name) === wanted)
      .map(([name, property]) => {
        const inner = codecExpression(property, { ...place, name: `${place.name}_${name}` });
        return `${JSON.stringify(name)}: ${inner}`;
      })
      .join(', ');
  return `object(${JSON.stringify(place.name)}, {${group(true)}}, {${group(false)}})`;
}

function literals(values: readonly Scalar[]): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return 't.null';
  const codec = `literals(${known.map((value) => JSON.stringify(value)).join(', ')})`;
  return known.length === values.length ? codec : `nullable(${codec})`;
}

function checkedEnum({ type, enum: values = [] }: Schema, place: Place): readonly Scalar[] {
  if (Array.isArray(type) && type.includes('null') && !values.includes(null)) {
    throw new Error(`${place.name}: a nullable enum must list null`);
  }
  return values;
}

function stringRules({ pattern, minLength, maxLength, format }: Schema, place: Place): string {
  if (format === 'binary') throw new Error(`${place.name}: binary text inside JSON`);
  const source = pattern === undefined ? undefined : new RegExp(pattern, 'u').toString();
  return rulesText({ minLength, maxLength }, source === undefined ? [] : [`pattern: ${source}`]);
}

function numberRules({ type, minimum, maximum, multipleOf }: Schema): string {
  const integer = type === 'integer' ? true : undefined;
  return rulesText({ integer, minimum, maximum, multipleOf });
}

function rulesText(rules: Readonly<Record<string, unknown>>, more: readonly string[] = []): string {
  const known = Object.entries(rules).filter(([, value]) => value !== undefined);
  const parts = [...more, ...known.map(([rule, value]) => `${rule}: ${JSON.stringify(value)}`)];
  return parts.length === 0 ? '' : `{ ${parts.join(', ')} }`;
}

function ruled(plain: string, combinator: string, rules: string): string {
  return rules === '' ? plain : `${combinator}(${rules})`;
}

function rulesOf(schema: Schema): object {
  const notes = ['description', 'title', 'examples'];
  return Object.fromEntries(
    Object.entries(schema).filter(([key]) => !notes.includes(key) && !key.startsWith('x-')),
  );
}
