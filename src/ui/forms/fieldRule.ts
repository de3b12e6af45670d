import { isLeft, type Either } from 'fp-ts/Either';
import { messageFor, type ErrorMessages } from '../messages/messageFor';

/** Makes a domain parser the validator of a field of Mantine's form: the sentence to show, or null. */
export function fieldRule<Failure extends { readonly kind: string }, Raw = string>(
  parse: (raw: Raw) => Either<Failure, unknown>,
  messages: ErrorMessages<Failure>,
): (raw: Raw) => string | null {
  return (raw) => {
    const parsed = parse(raw);
    return isLeft(parsed) ? messageFor(messages, parsed.left) : null;
  };
}
