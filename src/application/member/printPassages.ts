import { pipe } from 'fp-ts/function';
import { filter, isSome } from 'fp-ts/Option';
import { fromOption, map } from 'fp-ts/TaskEither';
import { isExpired, readToken } from '../../domain/accessToken';
import type { Instant } from '../../domain/instant';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';

/**
 * Opens the printable page of the chosen passages in a new tab; the form carries the token (M7.7). A token whose time has
 * passed opens nothing: the answer would be an error in a tab of its own.
 */
export const printPassages = createUseCase<readonly number[], void>(
  'member/printPassages',
  (passageIds, ports) =>
    pipe(
      ports.tokens.read(),
      filter((token) => isCurrent(token, ports.clock.now())),
      fromOption((): ServiceError => ({ kind: 'service/session-expired' })),
      map((token) => {
        ports.passagePrinter.print(passageIds, token);
      }),
    ),
  { noticeOfFailure: (failure) => failure },
);

function isCurrent(token: string, now: Instant): boolean {
  const session = readToken(token);
  return isSome(session) && !isExpired(session.value, now);
}
