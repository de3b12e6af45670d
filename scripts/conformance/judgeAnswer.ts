import type { ContractDocument, MediaType } from '../contract/document.ts';
import type { ListedOperation } from '../contract/operations.ts';
import { escapeToken } from '../contract/pointer.ts';
import { compareToSchemas } from './compareToSchema.ts';
import type { Difference } from './Finding.ts';
import { gatherDifferences } from './gatherDifferences.ts';
import { judgeBinary } from './judgeBinary.ts';
import { judgeMoreOfJson } from './judgeMoreOfJson.ts';
import type { CompareToSchema } from './PlacedDifference.ts';
import { readJson, readText } from './readContent.ts';
import type { RuleId } from './rules.ts';

/** An answer received over the network, or from a recording. */
export interface ReceivedAnswer {
  readonly status: number;
  /** As sent; null when the header is missing. */
  readonly contentType: string | null;
  /** Decompressed. */
  readonly bytes: Uint8Array;
}

export interface JudgedAnswer {
  readonly differences: readonly Difference[];
  /**
   * The answer is a valid refusal (`state: false`, `status: error`), whereas the first example is a
   * success.
   */
  readonly isRefusal: boolean;
  /** JSON pointers of empty lists: their items could not be checked. */
  readonly emptyLists: readonly string[];
}

export interface Judge {
  /**
   * Compares an answer with the contract's answer for its status. Returns no difference for an
   * undocumented status.
   */
  answer(listed: ListedOperation, answer: ReceivedAnswer): JudgedAnswer;
  readonly compare: CompareToSchema;
}

const nothing: JudgedAnswer = { differences: [], isRefusal: false, emptyLists: [] };

/** `describeShape` describes a value in the messages of findings. */
export function createJudge(
  document: ContractDocument,
  describeShape: (value: unknown) => string,
): Judge {
  const compare = compareToSchemas(document, describeShape);
  const more = judgeMoreOfJson(document, compare);
  return {
    compare,
    answer(listed, received) {
      const answer = listed.answers[received.status];
      const source = `${operationSource(listed)}/responses/${received.status}`;
      const [content] = Object.entries(answer?.content ?? {});
      if (answer === undefined || content === undefined) return nothing;
      const [contentType, mediaType] = content;
      const place = `${source}/content/${escapeToken(contentType)}`;
      const differences = typeDifferences(received.contentType, contentType, place);
      const body = judgeBody({ ...received, wanted: contentType, mediaType, place });
      // A wrong content type is one difference: the body is compared only if it can be read as
      // expected.
      if (differences.length > 0 && !body.isReadable) return { ...nothing, differences };
      return { ...body, differences: [...differences, ...body.differences] };
    },
  };

  function judgeBody(given: Body): JudgedAnswer & { readonly isReadable: boolean } {
    const { wanted, mediaType, place, bytes, contentType } = given;
    const source = `${place}/schema`;
    const unreadable = (rule: RuleId, message: string) => {
      const difference = { rule, message, pointer: null, times: 1, source };
      return { ...nothing, differences: [difference], isReadable: false };
    };
    if (mediaType.schema.format === 'binary') {
      const differences = judgeBinary(bytes, mediaType.schema);
      return differences.length === 0
        ? { ...nothing, isReadable: true }
        : unreadable(...(differences[0] as readonly [RuleId, string]));
    }
    if (wanted.startsWith('text/')) {
      const text = readText(bytes, contentType);
      if (text === null)
        return unreadable('text/unreadable', 'The text is not encoded as declared.');
      const differences = gatherDifferences(compare(text, { schema: mediaType.schema, source }));
      return { ...nothing, differences, isReadable: true };
    }
    const json = readJson(bytes);
    if (!json.ok) return unreadable('json/unreadable', json.problem);
    const differences = compare(json.value, { schema: mediaType.schema, source });
    return {
      differences: gatherDifferences(differences),
      ...more(json.value, mediaType, source),
      isReadable: true,
    };
  }
}

interface Body extends ReceivedAnswer {
  readonly wanted: string;
  readonly mediaType: MediaType;
  readonly place: string;
}

/** The place of an operation in the contract: `#/paths/~1api~1v2~1user/put`. */
export function operationSource({ path, method }: ListedOperation): string {
  return `#/paths/${escapeToken(path)}/${method}`;
}

function typeDifferences(
  given: string | null,
  wanted: string,
  source: string,
): readonly Difference[] {
  const type = given?.split(';')[0]?.trim().toLowerCase();
  if (type === wanted) return [];
  const came = type ? `\`${type}\`` : 'no content type';
  const message = `${came} instead of \`${wanted}\`.`;
  return [{ rule: 'content-type/other', message, pointer: null, times: 1, source }];
}
