import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { isExpired, readToken, type Session } from '../../domain/account/accessToken';
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

function openSession(token: string, ports: Ports): TE.TaskEither<SignInError, Session> {
  const session = readToken(token);
  if (session === null || isExpired(session, ports.clock.now())) {
    return TE.left({ kind: 'service/unreadable' });
  }
  ports.tokens.write(token);
  return TE.right(session);
}
