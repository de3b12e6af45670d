import type { ContractDocument, MediaType, Schema } from '../contract/document.ts';
import { parameterValue, typesOf } from '../contract/parameterValue.ts';
import { merged } from '../schema/merged.ts';

/** Name → text, or a list for a repeated name. */
export type FormTexts = Readonly<Record<string, string | readonly string[]>>;

/**
 * The fields of a form, which are sent as text, as values of their schemas: numbers, booleans, objects that
 * are written as JSON, and a list also where one item was sent.
 */
export function formValue(
  document: ContractDocument,
  { schema, encoding = {} }: MediaType,
  fields: FormTexts,
): Readonly<Record<string, unknown>> {
  const { properties = {} } = merged(document, schema);
  return Object.fromEntries(
    Object.entries(fields).map(([name, sent]) => {
      const field = properties[name];
      const isExploded = encoding[name]?.explode !== false;
      return [
        name,
        field === undefined ? sent : valueOf(document, field, [sent].flat(), isExploded),
      ];
    }),
  );
}

function valueOf(
  document: ContractDocument,
  schema: Schema,
  texts: readonly string[],
  isExploded: boolean,
): unknown {
  const types = typesOf(document, schema);
  if (types.has('array') && isExploded) {
    const { items = {} } = merged(document, schema);
    return texts.map((text) => valueOf(document, items, [text], isExploded));
  }
  const [text = ''] = texts;
  if (types.has('object') && texts.length === 1) return objectOf(text) ?? text;
  return parameterValue(document, schema, texts);
}

function objectOf(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
