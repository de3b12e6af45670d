import { pipe } from 'fp-ts/function';
import { isNone } from 'fp-ts/Option';
import { flatMap, left, right, type TaskEither } from 'fp-ts/TaskEither';
import { isExpired, readToken, type Session } from '../../domain/accessToken';
import { createUseCase } from '../kernel/createUseCase';
import { signedIn } from '../kernel/events';
import type { Credentials } from '../../domain/credentials';
import type { SignInError } from '../ports/AccountGateway';
import type { Ports } from '../ports/Ports';

/** Asks for a token, reads it and keeps it (P7.7). A token that cannot be read, or is already over, opens nothing. */
export const signIn = createUseCase<Credentials, Session, SignInError>(
  'account/signIn',
  (credentials, ports) =>
    pipe(
      ports.accounts.signIn(credentials),
      flatMap((token) => openSession(token, ports)),
    ),
  { eventOfSuccess: signedIn, isPublic: true },
);

function openSession(token: string, ports: Ports): TaskEither<SignInError, Session> {
  const session = readToken(token);
  if (isNone(session) || isExpired(session.value, ports.clock.now())) {
    return left({ kind: 'service/unreadable' });
  }
  ports.tokens.write(token);
  return right(session.value);
}
