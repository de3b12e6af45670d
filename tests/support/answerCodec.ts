import * as codecs from '../../generated/codecs';
import type { AnswerCodec } from '../../generated/combinators';

type Answers = Readonly<Record<number, AnswerCodec>>;

/** How the generated code decodes an answer. Throws when it knows nothing of the operation or of the status. */
export function answerCodec(operationId: string, status: number): AnswerCodec {
  const answers = (codecs as Readonly<Record<string, unknown>>)[`${operationId}Answers`];
  const codec = (answers as Answers | undefined)?.[status];
  if (codec === undefined) throw new Error(`no codec for ${operationId} ${status}`);
  return codec;
}
