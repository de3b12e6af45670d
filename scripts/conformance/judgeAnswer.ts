import type { ContractDocument, MediaType } from '../contract/document.ts';
import type { ListedOperation } from '../contract/operations.ts';
import { escapeToken } from '../contract/pointer.ts';
import { compareToSchemas } from './compareToSchema.ts';
import type { Misfit } from './Finding.ts';
import { gatherMisfits } from './gatherMisfits.ts';
import { judgeBinary } from './judgeBinary.ts';
import { judgeMoreOfJson } from './judgeMoreOfJson.ts';
import type { CompareToSchema } from './PlacedMisfit.ts';
import { readJson, readText } from './readContent.ts';
import type { RuleId } from './rules.ts';

/** An answer as it came over the wire, or out of a recording. */
export interface ReceivedAnswer {
  readonly status: number;
  /** As sent; null when the header is missing. */
  readonly contentType: string | null;
  /** Decompressed. */
  readonly bytes: Uint8Array;
}

export interface JudgedAnswer {
  readonly misfits: readonly Misfit[];
  /** The answer is well formed and says no (`state: false`, `status: error`) where the first example says yes. */
  readonly isRefusal: boolean;
  /** JSON pointers of lists without an item: what an item looks like was not seen. */
  readonly emptyLists: readonly string[];
}

export interface Judge {
  /** Holds an answer to what the contract says of its status; a status that the contract does not know has nothing to be held to. */
  answer(listed: ListedOperation, answer: ReceivedAnswer): JudgedAnswer;
  readonly compare: CompareToSchema;
}

const nothing: JudgedAnswer = { misfits: [], isRefusal: false, emptyLists: [] };

/** `tellShape` says what a value looks like, in the sentences of the findings. */
export function createJudge(
  document: ContractDocument,
  tellShape: (value: unknown) => string,
): Judge {
  const compare = compareToSchemas(document, tellShape);
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
      const misfits = typeMisfits(received.contentType, contentType, place);
      const body = judgeBody({ ...received, wanted: contentType, mediaType, place });
      // A page of another kind is one misfit, not two: its body is judged only where it can be read as what it should be.
      if (misfits.length > 0 && !body.isReadable) return { ...nothing, misfits };
      return { ...body, misfits: [...misfits, ...body.misfits] };
    },
  };

  function judgeBody(given: Body): JudgedAnswer & { readonly isReadable: boolean } {
    const { wanted, mediaType, place, bytes, contentType } = given;
    const source = `${place}/schema`;
    const unreadable = (rule: RuleId, message: string) => {
      const misfit = { rule, message, pointer: null, times: 1, source };
      return { ...nothing, misfits: [misfit], isReadable: false };
    };
    if (mediaType.schema.format === 'binary') {
      const misfits = judgeBinary(bytes, mediaType.schema);
      return misfits.length === 0
        ? { ...nothing, isReadable: true }
        : unreadable(...(misfits[0] as readonly [RuleId, string]));
    }
    if (wanted.startsWith('text/')) {
      const text = readText(bytes, contentType);
      if (text === null)
        return unreadable('text/unreadable', 'The text is not encoded as declared.');
      const misfits = gatherMisfits(compare(text, { schema: mediaType.schema, source }));
      return { ...nothing, misfits, isReadable: true };
    }
    const json = readJson(bytes);
    if (!json.ok) return unreadable('json/unreadable', json.problem);
    const misfits = compare(json.value, { schema: mediaType.schema, source });
    return {
      misfits: gatherMisfits(misfits),
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

/** Where an operation stands in the contract: `#/paths/~1api~1v2~1user/put`. */
export function operationSource({ path, method }: ListedOperation): string {
  return `#/paths/${escapeToken(path)}/${method}`;
}

function typeMisfits(given: string | null, wanted: string, source: string): readonly Misfit[] {
  const type = given?.split(';')[0]?.trim().toLowerCase();
  if (type === wanted) return [];
  const came = type ? `\`${type}\`` : 'no content type';
  const message = `${came} instead of \`${wanted}\`.`;
  return [{ rule: 'content-type/other', message, pointer: null, times: 1, source }];
}
