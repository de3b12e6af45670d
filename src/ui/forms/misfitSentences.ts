import { isRight, type Either } from 'fp-ts/Either';
import type { FieldError, FieldErrors } from '../../domain/parseFields';
import { messageFor, type ErrorMessages } from '../messages/messageFor';

/** What Mantine's form shows of a parsed form: a sentence by path for each field that does not fit, in the order of the screen. */
export function misfitSentences<Path extends string, Failure extends FieldError>(
  parsed: Either<FieldErrors<Path, Failure>, unknown>,
  messages: ErrorMessages<Failure>,
): Readonly<Record<string, string>> {
  if (isRight(parsed)) return {};
  const errors = Object.entries(parsed.left) as [Path, Failure][];
  return Object.fromEntries(errors.map(([path, error]) => [path, messageFor(messages, error)]));
}
