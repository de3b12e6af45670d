import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import {
  clockCorrection,
  isExpired,
  readIssueTime,
  readToken,
  type Session,
} from '../../domain/account/accessToken';
import { createUseCase } from '../kernel/createUseCase';
import { signedIn } from '../kernel/events';
import type { Credentials } from '../../domain/account/credentials';
import type { SignInError } from '../ports/account/AccountGateway';
import type { Ports } from '../ports/Ports';

/**
 * Requests a token, decodes it and stores it (P7.7). A token that is unreadable or expired opens no session.
 */
export const signIn = createUseCase<Credentials, Session, SignInError>(
  'account/signIn',
  (credentials, ports) =>
    pipe(
      ports.accounts.signIn(credentials),
      TE.flatMap((token) => openSession(token, ports)),
    ),
  { eventOfSuccess: signedIn, isPublic: true },
);

/** No server issues an expired token: the clock of the device is ahead. The token says what time it is. */
function openSession(
  token: string,
  { clock, tokens, documents }: Ports,
): TE.TaskEither<SignInError, Session> {
  const session = readToken(token);
  if (session === null) return TE.left({ kind: 'service/unreadable' });
  const times = { expiresAt: session.expiresAt, issuedAt: readIssueTime(token) };
  clock.correct(clockCorrection(times, clock.deviceNow()));
  if (isExpired(session, clock.now())) return TE.left({ kind: 'account/clock-wrong' });
  tokens.write(token);
  documents.clearForeign(session.username);
  return TE.right(session);
}
