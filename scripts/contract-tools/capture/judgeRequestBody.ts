import type { Difference } from '../report/Finding.ts';
import { mediaTypeFor } from '../answer/mediaTypes.ts';
import type { RuleId } from '../report/rules.ts';
import type { MediaType, RequestBody as DescribedBody } from '../contract/document.ts';
import { operationSource, type ListedOperation } from '../contract/operations.ts';
import { resolveReference } from '../contract/resolveReference.ts';
import { escapeToken } from '../contract/pointer.ts';
import type { Judged } from './Judged.ts';
import { requestDifferences, type CaptureRules } from './requestDifferences.ts';
import type { RecordedFile, RequestBody } from './requestBody.ts';

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
        return found(
          'request/unfit',
          `${came} instead of ${Object.keys(content)
            .map((one) => `\`${one}\``)
            .join(' or ')}.`,
          place,
        );
      }
      const differences = [
        ...requestDifferences(
          rules,
          body.value,
          { schema: mediaType.schema, source: `${place}/schema` },
          '/body',
        ),
        ...(contentType === 'multipart/form-data' ? fileDifferences(body, mediaType, place) : []),
      ];
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
  return { differences: [{ rule, message, pointer: '/body', times: 1, source }], notes: [] };
}

function fileDifferences(
  { value, files }: ReadBody,
  { encoding = {} }: MediaType,
  place: string,
): readonly Difference[] {
  return Object.keys(value as object).flatMap((name) => {
    const message = fileProblem(name, files[name], encoding[name]?.contentType);
    const source = `${place}/encoding/${escapeToken(name)}`;
    const pointer = `/body/${escapeToken(name)}`;
    return message === null ? [] : [{ rule: 'request/unfit', message, pointer, times: 1, source }];
  });
}

function fileProblem(
  name: string,
  file: RecordedFile | undefined,
  accepted: string | undefined,
): string | null {
  if (accepted === undefined) return file === undefined ? null : `\`${name}\` is sent as a file.`;
  if (file === undefined) return `\`${name}\` is sent as text instead of a file.`;
  const types = accepted.split(/\s*,\s*/);
  if (file.type === null || types.includes(file.type.toLowerCase())) return null;
  return `The file \`${name}\` is of another type than ${types.join(', ')}.`;
}
