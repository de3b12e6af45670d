import type { ContractDocument, Schema } from '../../contract/document.ts';
import { merged } from '../../schema/followSchema.ts';

/** What is chosen where a schema allows several values. */
export interface Style {
  readonly deepest: number;
  /** The value of a schema that is nested deeper. */
  readonly below: (document: ContractDocument, schema: Schema) => unknown;
  /** The index of a listed value. */
  readonly listed: 0 | -1;
  readonly text: (schema: Schema) => string | undefined;
  readonly number: (schema: Schema) => number;
  readonly flag: boolean;
  readonly count: (schema: Schema) => number;
  readonly fields: (schema: Schema) => readonly string[];
}

/** A value that fits a schema, in a style; undefined if none is found. */
export function valueOf(
  document: ContractDocument,
  given: Schema,
  style: Style,
  depth = 0,
): unknown {
  if (depth > style.deepest) return style.below(document, given);
  const schema = merged(document, given);
  const inner = (one: Schema): unknown => valueOf(document, one, style, depth + 1);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum.at(style.listed);
  const forms = schema.oneOf ?? schema.anyOf ?? [];
  if (forms.length > 0 && schema.type === undefined) {
    return forms.map(inner).find((value) => value !== undefined);
  }
  const { items = {}, prefixItems = [], properties = {}, required = [] } = schema;
  switch ([schema.type].flat()[0]) {
    case 'string':
      return style.text(schema);
    case 'integer':
    case 'number':
      return style.number(schema);
    case 'boolean':
      return style.flag;
    case 'null':
      return null;
    case 'array': {
      const values = Array.from({ length: style.count(schema) }, (_, index) =>
        inner(prefixItems[index] ?? items),
      );
      return values.includes(undefined) ? undefined : values;
    }
    case undefined:
    default: {
      const entries = style
        .fields(schema)
        .filter((name) => isSent(document, properties[name]))
        .map((name) => [name, inner(properties[name] ?? { type: 'string' })] as const);
      const missing = entries.filter(([, value]) => value === undefined);
      if (missing.some(([name]) => required.includes(name))) return undefined;
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
  }
}

/** Whether a field is a part of requests. */
export function isSent(document: ContractDocument, field: Schema = {}): boolean {
  return merged(document, field).readOnly !== true;
}
