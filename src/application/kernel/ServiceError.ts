/**
 * Why a call to the operator's services gave no result, in words that a screen can tell a person.
 * `refused` carries the server's own sentence, shown as it is (M8.1); it may be absent.
 */
export type ServiceError =
  | { readonly kind: 'service/unreachable' }
  | { readonly kind: 'service/too-slow' }
  | { readonly kind: 'service/failed' }
  | { readonly kind: 'service/unreadable' }
  | { readonly kind: 'service/session-expired' }
  /** 429; null where the answer does not say when to come back. */
  | { readonly kind: 'service/too-many-requests'; readonly retryAfterSeconds: number | null }
  /** A lookup knows nothing of what was asked for; no other failure says so. */
  | { readonly kind: 'service/not-found'; readonly message: string | null }
  /** The site itself failed: something was thrown. */
  | { readonly kind: 'service/fault' }
  | { readonly kind: 'service/refused'; readonly message: string | null };

const lost: readonly ServiceError['kind'][] = [
  'service/unreachable',
  'service/too-slow',
  'service/failed',
  'service/unreadable',
  'service/fault',
];

/** Whether the server may have done what it was asked to, and only its answer is missing. */
export function isAnswerLost({ kind }: ServiceError): boolean {
  return lost.includes(kind);
}
