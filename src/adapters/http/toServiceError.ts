import type { ServiceError } from '../../application/kernel/ServiceError';
import type { ApiFailure } from './ApiFailure';

type HttpFailure = Extract<ApiFailure, { readonly kind: 'http' }>;

/** What a failed call means to the application. A 4xx that brings a sentence is a refusal: the sentence is shown (M8.1). */
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

/** The same for a call without a token: a 401 there says nothing of the visitor's session. */
export function toPublicServiceError(failure: ApiFailure): ServiceError {
  const error = toServiceError(failure);
  return error.kind === 'service/session-expired' ? { kind: 'service/failed' } : error;
}

/**
 * The same for a lookup whose only refusal is that nothing is known of what was asked for: that one and 404 say so, anything else
 * says nothing of it (P8.4, P8.9, P8.10).
 */
export function orNotFound(
  toError: (failure: ApiFailure) => ServiceError,
): (failure: ApiFailure) => ServiceError {
  return (failure) =>
    failure.kind === 'refused' || (failure.kind === 'http' && isOf(failure, 404))
      ? { kind: 'service/not-found', message: failure.message }
      : toError(failure);
}

function httpError(failure: HttpFailure): ServiceError {
  const { status, message, retryAfterSeconds } = failure;
  if (isOf(failure, 429)) return { kind: 'service/too-many-requests', retryAfterSeconds };
  if (status === 401) return { kind: 'service/session-expired' };
  return status < 500 && message !== null
    ? { kind: 'service/refused', message }
    : { kind: 'service/failed' };
}

/** The status, or the code that the body of an error has (P7.7). */
function isOf({ status, code }: HttpFailure, wanted: number): boolean {
  return status === wanted || (status < 500 && code === wanted);
}
