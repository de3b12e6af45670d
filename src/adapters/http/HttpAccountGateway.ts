import { pipe } from 'fp-ts/function';
import { flatMap, left, map, mapLeft, right, type TaskEither } from 'fp-ts/TaskEither';
import type {
  FirstConnectionAnswer as FirstConnectionFlags,
  LostPasswordRequest,
} from '../../../generated/api';
import {
  activateAccountAnswers,
  openFirstConnectionAnswers,
  resetLostPasswordAnswers,
  signInAnswers,
  signUpAnswers,
} from '../../../generated/codecs';
import type { Saved } from '../../application/kernel/Saved';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type {
  AccountGateway,
  FirstConnectionError,
  FirstConnectionOutcome,
  SignInError,
} from '../../application/ports/AccountGateway';
import { readFirstConnectionAnswer } from '../../domain/firstConnection';
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
    askForNewPassword: (email) => lostPassword(api, { email }),
    resetPassword: ({ next: password, email, token }) =>
      lostPassword(api, { email, password, token }),
    openFirstConnection: ({ email, contract }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.PUT('/api/public/first-connection', {
              body: {
                email,
                ...(contract && { name: contract.name, noContract: contract.number }),
              },
              signal,
            }),
          openFirstConnectionAnswers[200],
        ),
        mapLeft(toPublicServiceError),
        flatMap(toFirstConnectionOutcome),
      ),
  };
}

/** A mail that could not be sent is a failure, with the server's sentence (P7.12, P8.8). */
function toFirstConnectionOutcome(
  answer: FirstConnectionFlags,
): TaskEither<FirstConnectionError, FirstConnectionOutcome> {
  const { sentence } = toSaved(answer);
  const read = readFirstConnectionAnswer(answer);
  return read === 'not-sent'
    ? left({ kind: 'account/mail-not-sent', message: sentence })
    : right({ answer: read, sentence });
}

/** Both steps of a lost password are one call (P7.11). */
function lostPassword(api: ApiClient, body: LostPasswordRequest): TaskEither<ServiceError, Saved> {
  return pipe(
    call(
      api,
      (signal) => api.http.PUT('/api/public/lost-password', { body, signal }),
      resetLostPasswordAnswers[200],
    ),
    map(toSaved),
    mapLeft(toPublicServiceError),
  );
}

const credentialsRefused = [400, 401, 403];

/** 409, as status or in the body, leads to the first connection; refused credentials show the server's sentence (P8.2). */
function toSignInError(failure: ApiFailure): SignInError {
  if (failure.kind === 'http') {
    const { status, code, message } = failure;
    if (status === 409 || code === 409)
      return { kind: 'account/first-connection-required', message };
    if (credentialsRefused.includes(status) && code !== 429)
      return { kind: 'account/credentials-refused', message };
  }
  return toPublicServiceError(failure);
}
