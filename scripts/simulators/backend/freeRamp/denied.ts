/**
 * The refusal of the calls of P7.23 to P7.25: as in v2, but with the sentence in `errorMessage`.
 */
export function denied(errorMessage: string): {
  readonly status: 200;
  readonly body: { readonly status: 'error'; readonly errorMessage: string };
} {
  return { status: 200, body: { status: 'error', errorMessage } };
}
