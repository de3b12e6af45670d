import { isLeft, type Either } from 'fp-ts/Either';

/** One French sentence per kind of error: a missing one does not compile. */
export type ErrorMessages<Failure extends { readonly kind: string }> = {
  readonly [Kind in Failure['kind']]: (error: Extract<Failure, { kind: Kind }>) => string;
};

/** The sentence for an error. */
export function messageFor<Failure extends { readonly kind: string }>(
  messages: ErrorMessages<Failure>,
  error: Failure,
): string {
  const write = messages[error.kind as Failure['kind']] as (error: Failure) => string;
  return write(error);
}

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
