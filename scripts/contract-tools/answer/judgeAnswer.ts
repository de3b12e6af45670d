import { resolveReference } from '../contract/document.ts';
import type { ContractDocument, MediaType, Answer, Header } from '../contract/document.ts';
import { answerTo, bare, type ListedOperation } from '../contract/operations.ts';
import { escapeToken } from '../contract/pointer.ts';
import { differenceAt, type Difference, type RuleId } from '../report/Finding.ts';
import { compareToSchemas } from '../schema/compareToSchema.ts';
import { gatherDifferences, type CompareToSchema, isAddition } from '../schema/placed.ts';
import { dataDifferences } from './dataDifferences.ts';
import { duplicateKeys } from './duplicateKeys.ts';
import { judgeBinary } from './judgeBinary.ts';
import { judgeMoreOfJson } from './judgeMoreOfJson.ts';
import { kindOf, mediaTypeFor } from './mediaTypes.ts';
import { charsetOf, readJson, readText } from './readContent.ts';
import { unjudged, type JudgedAnswer, type ReceivedAnswer } from './ReceivedAnswer.ts';
import { judgeText } from './textProblems.ts';
import { parameterValue } from '../contract/parameterValue.ts';

export interface Judge {
  /** Compares an answer with that of the contract for its status; one that is undocumented is not judged. */
  answer(listed: ListedOperation, answer: ReceivedAnswer): JudgedAnswer;
  readonly compare: CompareToSchema;
  /** Pointers of the schemas that some answer fitted so far. */
  fitted(): ReadonlySet<string>;
}

/** `describeShape` describes a value in the messages of findings. */
export function createJudge(
  document: ContractDocument,
  describeShape: (value: unknown) => string,
): Judge {
  const fitted = new Set<string>();
  const compareAnswer = compareToSchemas(document, describeShape, (source) => fitted.add(source));
  const compare = compareToSchemas(document, describeShape);
  const more = judgeMoreOfJson(document, compare);
  return {
    compare,
    fitted: () => fitted,
    answer(listed, received) {
      const answer = answerTo(listed, received.status);
      if (answer === undefined) return unjudged;
      const headers = judgeHeaders(document, answer, received.headers, compare);
      const content = Object.entries(answer.content ?? {});
      const [first] = content;
      if (first === undefined || isWithoutBody(listed, received.status)) {
        return { ...unjudged, differences: headers };
      }
      const found = mediaTypeFor(answer.content ?? {}, received.contentType);
      const [contentType, mediaType] = found ?? first;
      const place = `${answer.source}/content/${escapeToken(contentType)}`;
      const differences = [
        ...headers,
        ...(found === undefined ? typeDifferences(received.contentType, content, place) : []),
      ];
      const wanted = bare(contentType).includes('*') ? (received.contentType ?? '') : contentType;
      const body = judgeBody({ ...received, wanted, mediaType, place });
      // A wrong content type is one difference: the body is compared only if it can be read as
      // expected.
      if (found === undefined && !body.isReadable) return { ...unjudged, differences };
      return { ...body, differences: [...differences, ...body.differences] };
    },
  };

  function judgeBody(given: Body): JudgedAnswer & { readonly isReadable: boolean } {
    const { wanted, mediaType, place, bytes, contentType } = given;
    const source = `${place}/schema`;
    const placed = { schema: mediaType.schema, source };
    const unreadable = (rule: RuleId, message: string) => {
      return {
        ...unjudged,
        differences: [differenceAt(rule, message, source)],
        isReadable: false,
      };
    };
    switch (kindOf(wanted, mediaType)) {
      case 'unread': {
        const note = `A body of \`${bare(wanted)}\` is not compared with its schema.`;
        return { ...unjudged, notes: [note], isReadable: true };
      }
      case 'binary': {
        const [first] = judgeBinary(bytes, mediaType.schema, bare(wanted));
        return first === undefined ? { ...unjudged, isReadable: true } : unreadable(...first);
      }
      case 'text': {
        const text = readText(bytes, contentType);
        if (text === null) {
          return unreadable('text/unreadable', 'The text is not encoded as declared.');
        }
        const differences = [
          ...gatherDifferences(compare(asDeclared(text, mediaType), placed)),
          ...judgeText(text, wanted, mediaType).map(([rule, message]) =>
            differenceAt(rule, message, source),
          ),
        ];
        return { ...unjudged, differences, isReadable: true };
      }
      case 'json': {
        const charset = charsetProblem(contentType);
        const json = readJson(bytes);
        if (!json.ok) return unreadable('json/unreadable', json.problem);
        const { value } = json;
        const placedDifferences = compareAnswer(value, placed);
        const differences = [
          ...(charset === null ? [] : [differenceAt('content-type/charset', charset, source)]),
          ...duplicateKeys(json.text).map(({ message, pointer }) =>
            differenceAt('json/duplicate-key', message, source, pointer),
          ),
          ...gatherDifferences([
            ...placedDifferences,
            ...dataDifferences({ document, value, mediaType, placed, placedDifferences }),
          ]),
        ];
        const found = more(value, mediaType, source);
        return { ...unjudged, ...found, differences, json: value, isReadable: true };
      }
    }
  }
}

interface Body extends ReceivedAnswer {
  /** The content type of the contract. */
  readonly wanted: string;
  readonly mediaType: MediaType;
  readonly place: string;
}

/** Why a client that obeys the declared charset cannot read JSON, which is UTF-8 (RFC 8259, section 8.1). */
function charsetProblem(contentType: string | null): string | null {
  const charset = charsetOf(contentType);
  if (charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset)) return null;
  return `JSON that declares the charset \`${charset}\`.`;
}

/** Whether an answer has no content (RFC 9110, section 6.4.1). */
export function isWithoutBody({ method }: ListedOperation, status: number): boolean {
  return method === 'head' || status === 204 || status === 205 || status === 304;
}

/** A number or a boolean in plain text. */
function asDeclared(text: string, { schema: { type } }: MediaType): unknown {
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber && /^\s*-?\d{1,15}(\.\d+)?\s*$/.test(text)) return Number(text);
  return type === 'boolean' && /^\s*(true|false)\s*$/.test(text) ? text.trim() === 'true' : text;
}

function typeDifferences(
  given: string | null,
  content: readonly (readonly [string, MediaType])[],
  source: string,
): readonly Difference[] {
  const type = bare(given ?? '');
  const came = type === '' ? 'no content type' : `\`${type}\``;
  const wanted = content.map(([one]) => `\`${bare(one)}\``).join(' or ');
  const message = `${came} instead of ${wanted}.`;
  return [differenceAt('content-type/other', message, source)];
}

function judgeHeaders(
  document: ContractDocument,
  { headers = {}, source: at }: Answer & { readonly source: string },
  received: Readonly<Record<string, string>> | null,
  compare: CompareToSchema,
): readonly Difference[] {
  if (received === null) return [];
  return Object.entries(headers)
    .filter(([name]) => !/^content-type$/i.test(name))
    .flatMap(([name, written]): readonly Difference[] => {
      const { required, schema } = resolveReference<Header>(document, written);
      const source = `${at}/headers/${escapeToken(name)}`;
      const value = received[name.toLowerCase()];
      if (value === undefined) {
        const message = `The header \`${name}\` is missing.`;
        return required === true ? [differenceAt('header/missing', message, source)] : [];
      }
      if (schema === undefined) return [];
      const placed = { schema, source: `${source}/schema` };
      return compare(parameterValue(document, schema, [value], 'simple'), placed)
        .filter((one) => !isAddition(one))
        .slice(0, 1)
        .map(({ message }) => differenceAt('header/value', `\`${name}\`: ${message}`, source));
    });
}
