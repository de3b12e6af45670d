import type { Answer } from '../contract/document.ts';
import type { ListedOperation } from '../contract/operations.ts';

/** The answers that the client receives by status: all but 304, which the browser answers from its cache. */
export function receivedAnswers({
  answers,
}: ListedOperation): readonly (readonly [status: string, answer: Answer])[] {
  return Object.entries(answers).filter(([status]) => status !== '304');
}
