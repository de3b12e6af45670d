import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { ApiFailure } from './ApiFailure';

type HttpFailure = Extract<ApiFailure, { readonly kind: 'http' }>;

/**
 * The application's error for a failed call. A 4xx with a sentence is a refusal, 401 of a public call only
 * where the body says `state: false` or `status: error`. The sentence of a 5xx is shown where the body says
 * so too (M8.1, P8.2); other sentences of a 5xx are for developers.
 */
export function toServiceError(failure: ApiFailure): ServiceError {
  switch (failure.kind) {
    case 'network':
      return { kind: 'service/unreachable' };
    case 'timeout':
      return { kind: 'service/too-slow' };
    case 'malformed':
      return { kind: 'service/unreadable' };
    case 'refused':
      return { kind: 'service/refused', message: failure.message };
    case 'http':
      return httpError(failure);
  }
}

/**
 * For a lookup, whose only refusal means « not found »: that refusal and 404 mean it, any other failure does
 * not (P8.4, P8.9, P8.10).
 */
export function toNotFound(failure: ApiFailure): ServiceError | null {
  return failure.kind === 'refused' || (failure.kind === 'http' && isOf(failure, 404))
    ? { kind: 'service/not-found', message: failure.message }
    : null;
}

function httpError(failure: HttpFailure): ServiceError {
  const { status, message, isFromApplication, retryAfterSeconds, isOfSession } = failure;
  if (isOf(failure, 429)) return { kind: 'service/too-many-requests', retryAfterSeconds };
  if (status === 401 && isOfSession) return { kind: 'service/session-expired' };
  // A 401 without a session and without one of the two marks comes from the server's framework, not from
  // the application.
  if (status === 401 && !isFromApplication) return { kind: 'service/failed' };
  if (message === null) return { kind: 'service/failed' };
  if (status < 500) return { kind: 'service/refused', message };
  return isFromApplication ? { kind: 'service/failed', message } : { kind: 'service/failed' };
}

/** The status, or the `code` in the body of an error (P7.7). */
function isOf({ status, code }: HttpFailure, wanted: number): boolean {
  return status === wanted || (status < 500 && code === wanted);
}
