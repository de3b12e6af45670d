import type { ErrorOf, Operation, RefusalOf } from './Operation';

/**
 * Why a call has no usable answer. `message`: the server's own sentence, if it sent one. `body`: the decoded
 * answer; the gateway of the feature reads a reason from it. `details`, for developers: where the answer
 * violates the contract.
 */
export type ApiFailure<Refusal = unknown, ErrorBody = unknown> =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | {
      readonly kind: 'http';
      readonly status: number;
      /** The field `code` of the body, which may differ from the status (P7.7). */
      readonly code: number | null;
      readonly message: string | null;
      /**
       * The body says `state: false` or `status: error`: no proxy has answered. Its sentence is for the user
       * (M8.1, P8.2).
       */
      readonly isFromApplication: boolean;
      /** From the header Retry-After; null if it names no time, or one after more than a day. */
      readonly retryAfterSeconds: number | null;
      /** Whether the call was sent for a session: only then does a 401 end the session. */
      readonly isOfSession: boolean;
      /** null if the body does not match the contract for this status. */
      readonly body: ErrorBody | null;
    }
  | { readonly kind: 'refused'; readonly message: string | null; readonly body: Refusal }
  | { readonly kind: 'malformed'; readonly details: readonly string[] };

export type FailureOf<Op extends Operation> = ApiFailure<RefusalOf<Op>, ErrorOf<Op>>;
