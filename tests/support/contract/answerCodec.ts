import type { AnswerCodec } from '../../../generated/combinators';
import { operationNamed } from './operationNamed';

/** The generated codec of an answer. Throws for an unknown operation or status. */
export function answerCodec(operationId: string, status: number): AnswerCodec {
  const { answer, errors } = operationNamed(operationId);
  const codec = status === 200 ? answer : errors[status];
  if (codec === undefined) throw new Error(`no codec for ${operationId} ${status}`);
  return codec;
}
