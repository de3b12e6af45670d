/**
 * Why a call to the operator's services failed, as the screens report it. `refused` contains the sentence of
 * the server, shown unchanged (M8.1); it may be absent.
 */
export type ServiceError =
  | { readonly kind: 'service/unreachable' }
  | { readonly kind: 'service/too-slow' }
  /** `message`: the sentence of a server that failed and says why (M8.1). */
  | { readonly kind: 'service/failed'; readonly message?: string }
  | { readonly kind: 'service/unreadable' }
  | { readonly kind: 'service/session-expired' }
  /** 429; null where the response does not say when to retry. */
  | { readonly kind: 'service/too-many-requests'; readonly retryAfterSeconds: number | null }
  /** A lookup found nothing; no other failure has this kind. */
  | { readonly kind: 'service/not-found'; readonly message: string | null }
  /** A fault of the site itself: an exception was thrown. */
  | { readonly kind: 'service/fault' }
  | { readonly kind: 'service/refused'; readonly message: string | null };

const lost: readonly ServiceError['kind'][] = [
  'service/unreachable',
  'service/too-slow',
  'service/failed',
  'service/unreadable',
  'service/fault',
];

/** Whether the server may have executed the request although its response is missing. */
export function isAnswerLost({ kind }: ServiceError): boolean {
  return lost.includes(kind);
}
