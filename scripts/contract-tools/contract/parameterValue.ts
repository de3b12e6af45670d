import { type ContractDocument, type Schema, resolveReference } from './document.ts';

const separators: Readonly<Record<string, string>> = {
  simple: ',',
  form: ',',
  spaceDelimited: ' ',
  pipeDelimited: '|',
};

/** Reads the text of a parameter or a header as its schema says; a list from a repeated name, or split. */
export function parameterValue(
  document: ContractDocument,
  schema: Schema,
  given: readonly string[],
  style = 'form',
): unknown {
  const types = typesOf(document, schema);
  if (types.has('array')) {
    const separator = separators[style] ?? ',';
    const [only = ''] = given;
    const texts = given.length === 1 && !types.has('string') ? only.split(separator) : given;
    const items = itemsOf(document, schema);
    return texts.map((text) => parameterValue(document, items, [text.trim()], style));
  }
  const [text = ''] = given;
  if (given.length > 1) return given;
  const isNumber = types.has('integer') || types.has('number');
  if (isNumber && /^-?\d{1,15}(\.\d+)?(e[+-]?\d{1,3})?$/i.test(text)) return Number(text);
  if (types.has('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return types.has('null') && text === 'null' && !types.has('string') ? null : text;
}

/** The types that a schema allows, those of its forms included. */
export function typesOf(document: ContractDocument, given: Schema, depth = 0): ReadonlySet<string> {
  if (depth > 10) return new Set();
  const { type, oneOf = [], anyOf = [], allOf = [], ...rest } = resolveReference(document, given);
  const listed = [...(rest.enum ?? []), ...('const' in rest ? [rest.const] : [])].map((one) =>
    one === null ? 'null' : typeof one,
  );
  return new Set([
    ...(type === undefined ? listed : [type].flat()),
    ...[...oneOf, ...anyOf, ...allOf].flatMap((one) => [...typesOf(document, one, depth + 1)]),
  ]);
}

function itemsOf(document: ContractDocument, schema: Schema): Schema {
  const { items, oneOf = [], anyOf = [], allOf = [] } = resolveReference(document, schema);
  const inner = [...oneOf, ...anyOf, ...allOf].map((one) => resolveReference(document, one));
  return items ?? inner.find((one) => one.items !== undefined)?.items ?? {};
}
