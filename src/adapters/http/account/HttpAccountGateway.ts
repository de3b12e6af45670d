import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type {
  AccountUpdateRequest,
  FirstConnectionAnswer as FirstConnectionFlags,
  LostPasswordRequest,
} from '../../../../generated/api';
import * as operations from '../../../../generated/operations';
import type { Saved } from '../../../application/kernel/Saved';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type {
  AccountGateway,
  FirstConnectionError,
  FirstConnectionOutcome,
  SignInError,
} from '../../../application/ports/account/AccountGateway';
import type { AccountUpdate } from '../../../domain/account/accountUpdate';
import { readFirstConnectionAnswer } from '../../../domain/account/firstConnection';
import type { ApiClient } from '../core/apiClient';
import type { ApiFailure, FailureOf } from '../core/ApiFailure';
import { call } from '../core/call';
import { toSaved } from '../core/toSaved';

/** `AccountGateway` over HTTP; its statements are in the port. */
export function httpAccountGateway(api: ApiClient): AccountGateway {
  return {
    signIn: (credentials) =>
      pipe(
        call(api, operations.signIn, { body: credentials }, toSignInError),
        TE.map(({ token }) => token),
      ),
    signUp: ({ next: password, ...person }) =>
      pipe(call(api, operations.signUp, { body: { ...person, password } }), TE.map(toSaved)),
    update: (update) =>
      pipe(call(api, operations.updateAccount, { body: toUpdateRequest(update) }), TE.map(toSaved)),
    activate: (token) =>
      pipe(
        call(api, operations.activateAccount, { body: { token } }, toActivationError),
        TE.map(toSaved),
        TE.orElse((error) =>
          error.kind === 'already-active' ? TE.right({ sentence: error.message }) : TE.left(error),
        ),
      ),
    askForNewPassword: (email) => lostPassword(api, { email }),
    resetPassword: ({ next: password, email, token }) =>
      lostPassword(api, { email, password, token }, toUsedLink),
    openFirstConnection: ({ email, contract }) => {
      const person = contract && { name: contract.name, noContract: contract.number };
      return pipe(
        call(api, operations.openFirstConnection, { body: { email, ...person } }, toUnknownEmail),
        TE.flatMap(toFirstConnectionOutcome),
        TE.orElse(toContractStep(contract !== null)),
      );
    },
  };
}

/** A field that is left out stays as it is. */
function toUpdateRequest({ next, ...update }: AccountUpdate): AccountUpdateRequest {
  const { lastname, firstname, email } = update;
  return {
    ...(lastname !== null && { lastname }),
    ...(firstname !== null && { firstname }),
    ...(email !== null && { email }),
    ...(next !== null && { password: next }),
  };
}

/** A mail that could not be sent is a failure, with the server's sentence (P7.12, P8.8). */
function toFirstConnectionOutcome(
  answer: FirstConnectionFlags,
): TE.TaskEither<FirstConnectionError, FirstConnectionOutcome> {
  const { sentence } = toSaved(answer);
  const read = readFirstConnectionAnswer(answer);
  return read === 'not-sent'
    ? TE.left({ kind: 'account/mail-not-sent', message: sentence })
    : TE.right({ answer: read, sentence });
}

/** The e-mail of a first connection is on no contract, by a refusal. */
interface UnknownEmail {
  readonly kind: 'unknown-email';
  readonly message: string | null;
}

function toUnknownEmail(
  failure: FailureOf<typeof operations.openFirstConnection>,
): UnknownEmail | null {
  return failure.kind === 'refused' && failure.body.isFound === false
    ? { kind: 'unknown-email', message: failure.message }
    : null;
}

/** The contract is asked for (P4.28); where it was sent, the refusal is about it. */
function toContractStep(
  isContractSent: boolean,
): (
  error: FirstConnectionError | UnknownEmail,
) => TE.TaskEither<FirstConnectionError, FirstConnectionOutcome> {
  return (error) => {
    if (error.kind !== 'unknown-email') return TE.left(error);
    const { message } = error;
    return isContractSent
      ? TE.left({ kind: 'service/refused', message })
      : TE.right({ answer: 'unknown', sentence: message });
  };
}

/** Both steps of the lost password use one operation (P7.11); the second has the link of the mail. */
function lostPassword(
  api: ApiClient,
  body: LostPasswordRequest,
  toOwnError?: typeof toUsedLink,
): TE.TaskEither<ServiceError, Saved> {
  return pipe(call(api, operations.resetLostPassword, { body }, toOwnError), TE.map(toSaved));
}

const linkRefused = [400, 401, 403, 404, 410, 422];

/** The server refuses the link of a mail, with or without a sentence: another call changes nothing (P8.7). */
function toUsedLink(failure: ApiFailure): ServiceError | null {
  return failure.kind === 'http' && failure.code !== 429 && linkRefused.includes(failure.status)
    ? { kind: 'service/refused', message: failure.message }
    : null;
}

/** The account is active: this link was opened before, often by the scanner of a mail server. */
interface AlreadyActive {
  readonly kind: 'already-active';
  readonly message: string | null;
}

/** The contract has no other mark of it than the server's sentence. */
function toActivationError(
  failure: FailureOf<typeof operations.activateAccount>,
): ServiceError | AlreadyActive | null {
  const message = failure.kind === 'refused' || failure.kind === 'http' ? failure.message : null;
  return message !== null &&
    /d[ée]j[àa] (?:[ée]t[ée] )?acti[fv]|already (?:been )?activ/i.test(message)
    ? { kind: 'already-active', message }
    : toUsedLink(failure);
}

const credentialsRefused = [400, 401, 403];

/**
 * 409, as the status or in the body, leads to the first connection; for refused credentials the server's
 * sentence is shown (P8.2).
 */
function toSignInError(failure: ApiFailure): SignInError | null {
  if (failure.kind !== 'http') return null;
  const { status, code, message } = failure;
  if (status === 409 || code === 409) {
    return { kind: 'account/first-connection-required', message };
  }
  return credentialsRefused.includes(status) && code !== 429
    ? { kind: 'account/credentials-refused', message }
    : null;
}
