import * as E from 'fp-ts/Either';
import type { FieldError, FieldErrors } from '../../../domain/basis/parseFields';
import { messageFor, type ErrorMessages } from '../../messages/messageFor';

/**
 * The errors of a parsed form as Mantine's form takes them: a sentence by path, in the order of the screen.
 */
export function errorSentences<Path extends string, Failure extends FieldError>(
  parsed: E.Either<FieldErrors<Path, Failure>, unknown>,
  messages: ErrorMessages<Failure>,
): Readonly<Record<string, string>> {
  if (E.isRight(parsed)) return {};
  const errors = Object.entries(parsed.left) as [Path, Failure][];
  return Object.fromEntries(errors.map(([path, error]) => [path, messageFor(messages, error)]));
}
