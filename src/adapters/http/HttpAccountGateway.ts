import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { signInAnswers } from '../../../generated/codecs';
import type { AccountGateway, SignInError } from '../../application/ports/AccountGateway';
import type { ApiClient } from './apiClient';
import type { ApiFailure } from './ApiFailure';
import { call } from './call';
import { toServiceError } from './toServiceError';

export function httpAccountGateway(api: ApiClient): AccountGateway {
  return {
    signIn: (credentials) =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/private/login', { body: credentials, signal }),
          signInAnswers[200],
        ),
        map(({ token }) => token),
        mapLeft(toSignInError),
      ),
  };
}

/** 409 leads to the first connection; any other refusal of the credentials shows the server's sentence (P8.2). */
function toSignInError(failure: ApiFailure): SignInError {
  if (failure.kind === 'http') {
    const { status, message } = failure;
    if (status === 409) return { kind: 'account/first-connection-required', message };
    if (status < 500) return { kind: 'account/credentials-refused', message };
  }
  return toServiceError(failure);
}
