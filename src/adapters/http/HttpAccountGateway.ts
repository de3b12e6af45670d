import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { activateAccountAnswers, signInAnswers, signUpAnswers } from '../../../generated/codecs';
import type { AccountGateway, SignInError } from '../../application/ports/AccountGateway';
import type { ApiClient } from './apiClient';
import type { ApiFailure } from './ApiFailure';
import { call } from './call';
import { toSaved } from './toSaved';
import { toPublicServiceError } from './toServiceError';

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
    signUp: ({ next: password, ...person }) =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/v2/user', { body: { ...person, password }, signal }),
          signUpAnswers[200],
        ),
        map(toSaved),
        mapLeft(toPublicServiceError),
      ),
    activate: (token) =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/v2/user/activate', { body: { token }, signal }),
          activateAccountAnswers[200],
        ),
        map(toSaved),
        mapLeft(toPublicServiceError),
      ),
  };
}

const credentialsRefused = [400, 401, 403];

/** 409, as status or in the body, leads to the first connection; refused credentials show the server's sentence (P8.2). */
function toSignInError(failure: ApiFailure): SignInError {
  if (failure.kind === 'http') {
    const { status, code, message } = failure;
    if (status === 409 || code === 409)
      return { kind: 'account/first-connection-required', message };
    if (credentialsRefused.includes(status))
      return { kind: 'account/credentials-refused', message };
  }
  return toPublicServiceError(failure);
}
