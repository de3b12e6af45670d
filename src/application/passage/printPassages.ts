import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';
import { storedSession } from '../kernel/storedSession';
import type { Ports } from '../ports/Ports';

/**
 * Opens the printable page of the chosen passages in a new tab; the form contains the token (M7.7). With an
 * expired token nothing is opened: the new tab would show an error.
 */
export const printPassages = createUseCase<readonly number[], void>(
  'member/printPassages',
  (passageIds, ports) =>
    pipe(
      currentToken(ports),
      TE.map((token) => {
        ports.passagePrinter.print(passageIds, token);
      }),
    ),
  { noticeOfFailure: (failure) => failure },
);

function currentToken(ports: Ports): TE.TaskEither<ServiceError, string> {
  const token = storedSession(ports) && ports.tokens.read();
  return token === null ? TE.left({ kind: 'service/session-expired' }) : TE.right(token);
}
