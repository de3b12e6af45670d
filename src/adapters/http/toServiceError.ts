import type { ServiceError } from '../../application/kernel/ServiceError';
import type { ApiFailure } from './ApiFailure';

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
      return httpError(failure.status, failure.message);
  }
}

/** The same for a call without a token: a 401 there says nothing of the visitor's session. */
export function toPublicServiceError(failure: ApiFailure): ServiceError {
  const error = toServiceError(failure);
  return error.kind === 'service/session-expired' ? { kind: 'service/failed' } : error;
}

function httpError(status: number, message: string | null): ServiceError {
  if (status === 401) return { kind: 'service/session-expired' };
  return status < 500 && message !== null
    ? { kind: 'service/refused', message }
    : { kind: 'service/failed' };
}
