import { pipe } from 'fp-ts/function';
import { isNone } from 'fp-ts/Option';
import { chainFirstIOK, flatMap, left, right, type TaskEither } from 'fp-ts/TaskEither';
import { isExpired, readToken } from '../../domain/accessToken';
import { createUseCase } from '../kernel/createUseCase';
import { signedIn, type SignedIn } from '../kernel/events';
import type { Credentials, SignInError } from '../ports/AccountGateway';
import type { Ports } from '../ports/Ports';

/** Asks for a token, reads it and keeps it (P7.7). A token that cannot be read, or is already over, opens nothing. */
export const signIn = createUseCase<Credentials, SignedIn, SignInError>(
  'account/signIn',
  (credentials, ports) =>
    pipe(
      ports.accounts.signIn(credentials),
      flatMap((token) => openSession(token, ports)),
      chainFirstIOK(({ token }) => () => {
        ports.tokens.write(token);
      }),
    ),
  { eventOfSuccess: signedIn },
);

function openSession(token: string, ports: Ports): TaskEither<SignInError, SignedIn> {
  const session = readToken(token);
  return isNone(session) || isExpired(session.value, ports.clock.now())
    ? left({ kind: 'service/unreadable' })
    : right({ token, session: session.value });
}
