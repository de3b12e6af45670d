/** One sentence per kind of error: a missing one does not compile. */
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
