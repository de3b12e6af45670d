/**
 * Why a call gave no usable answer. `message` is the server's own sentence, where it sent one;
 * `details` says, for developers, where an answer left the contract.
 */
export type ApiFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | {
      readonly kind: 'http';
      readonly status: number;
      /** The body's own `code`, which may differ from the status (P7.7). */
      readonly code: number | null;
      readonly message: string | null;
      /** From the header Retry-After; null where it tells no time within a day. */
      readonly retryAfterSeconds: number | null;
    }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'malformed'; readonly details: readonly string[] };
