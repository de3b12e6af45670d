import { differenceAt, type Difference, type RuleId } from '../report/Finding.ts';
import { isOfType, mediaTypeFor } from '../answer/mediaTypes.ts';
import {
  type MediaType,
  type RequestBody as DescribedBody,
  resolveReference,
  type ContractDocument,
  type Schema,
} from '../contract/document.ts';
import { operationSource, type ListedOperation } from '../contract/operations.ts';
import { escapeToken } from '../contract/pointer.ts';
import { formPart, type FormPart } from '../schema/formPart.ts';
import { requestDifferences, type CaptureRules, type Judged } from './requestDifferences.ts';
import type { RecordedFile, RequestBody } from './requestBody.ts';
import { parameterValue, typesOf } from '../contract/parameterValue.ts';
import { merged } from '../schema/followSchema.ts';

type ReadBody = Extract<RequestBody, { readonly kind: 'read' }>;

/** Checks the body of a request. For the files of a form, only their presence and type. */
export function judgeRequestBody(
  listed: ListedOperation,
  body: RequestBody,
  rules: CaptureRules,
): Judged {
  const source = `${operationSource(listed)}/requestBody`;
  const { required = false, content = {} } = describedBody(listed, rules);
  const recorded = body.kind === 'read' ? body.contentType : null;
  const wanted = mediaTypeFor(content, recorded) ?? Object.entries(content)[0];
  if (wanted === undefined) return withoutBody(body, operationSource(listed));
  switch (body.kind) {
    case 'none':
      return required ? found('request/unfit', 'The body is missing.', source) : nothing;
    case 'unrecorded':
      return { differences: [], notes: ['The body of the request was not recorded.'] };
    case 'unreadable':
      return found('request/unfit', body.problem, source);
    case 'read': {
      const [contentType, mediaType] = wanted;
      const place = `${source}/content/${escapeToken(contentType)}`;
      if (mediaTypeFor(content, body.contentType) === undefined) {
        const came =
          body.contentType === null ? 'No content type' : `A body of \`${body.contentType}\``;
        const asked = Object.keys(content).map((one) => `\`${one}\``);
        return found('request/unfit', `${came} instead of ${asked.join(' or ')}.`, place);
      }
      const differences = bodyDifferences(body, mediaType, place, rules);
      return { differences, notes: [] };
    }
  }
}

function describedBody(
  { operation }: ListedOperation,
  { document }: CaptureRules,
): Partial<DescribedBody> {
  return operation.requestBody === undefined
    ? {}
    : resolveReference<DescribedBody>(document, operation.requestBody);
}

const nothing: Judged = { differences: [], notes: [] };

/** Ignores a request body with nothing to read, where the contract describes none. */
function withoutBody(body: RequestBody, source: string): Judged {
  if (body.kind !== 'read' && body.kind !== 'unreadable') return nothing;
  const message = 'In the request: a body was sent, and the contract describes none.';
  return found('schema/unknown', message, source);
}

function found(rule: RuleId, message: string, source: string): Judged {
  return { differences: [differenceAt(rule, message, source, '/body')], notes: [] };
}

function bodyDifferences(
  body: ReadBody,
  mediaType: MediaType,
  place: string,
  rules: CaptureRules,
): readonly Difference[] {
  const isMultipart = body.contentType === 'multipart/form-data';
  const isForm = isMultipart || body.contentType === 'application/x-www-form-urlencoded';
  const value = isForm ? formValue(rules.document, mediaType, body.value as FormTexts) : body.value;
  const placed = { schema: mediaType.schema, source: `${place}/schema` };
  const files = Object.keys(body.files).map((name) => `/body/${escapeToken(name)}`);
  const isOfFile = (pointer: string): boolean =>
    files.some((one) => pointer === one || pointer.startsWith(`${one}/`));
  return [
    // The content of a file is not compared with its schema.
    ...requestDifferences(rules, value, placed, '/body').filter(
      ({ rule, pointer }) => rule !== 'request/unfit' || !isOfFile(pointer ?? ''),
    ),
    ...(isMultipart ? fileDifferences(body, mediaType, place, rules) : []),
  ];
}

function fileDifferences(
  { value, files }: ReadBody,
  mediaType: MediaType,
  place: string,
  { document }: CaptureRules,
): readonly Difference[] {
  return Object.keys(value as object).flatMap((name) => {
    const message = fileProblem(name, files[name], formPart(document, mediaType, name));
    const isListed = mediaType.encoding?.[name] !== undefined;
    const source = isListed ? `${place}/encoding/${escapeToken(name)}` : `${place}/schema`;
    const pointer = `/body/${escapeToken(name)}`;
    return message === null ? [] : [differenceAt('request/unfit', message, source, pointer)];
  });
}

function fileProblem(
  name: string,
  file: RecordedFile | undefined,
  { types, isFile }: FormPart,
): string | null {
  if (file === undefined) return isFile ? `\`${name}\` is sent as text instead of a file.` : null;
  const { type } = file;
  if (type === null ? isFile : types.some((one) => isOfType(type, one))) return null;
  return isFile
    ? `The file \`${name}\` is of another type than ${types.join(', ')}.`
    : `\`${name}\` is sent as a file.`;
}

/** Name → text, or a list for a repeated name. */
type FormTexts = Readonly<Record<string, string | readonly string[]>>;

/** The fields of a form, sent as text, as values of their schemas; a list also where one item was sent. */
function formValue(
  document: ContractDocument,
  { schema, encoding = {} }: MediaType,
  fields: FormTexts,
): Readonly<Record<string, unknown>> {
  const { properties = {} } = merged(document, schema);
  return Object.fromEntries(
    Object.entries(fields).map(([name, sent]) => {
      const field = properties[name];
      const isExploded = encoding[name]?.explode !== false;
      return [name, field ? valueOf(document, field, [sent].flat(), isExploded) : sent];
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
