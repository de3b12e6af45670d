import { pipe } from 'fp-ts/function';
import { fromOption, map } from 'fp-ts/TaskEither';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';

/** Opens the printable page of the chosen passages in a new tab; the form carries the token (M7.7). */
export const printPassages = createUseCase<readonly number[], void>(
  'member/printPassages',
  (passageIds, ports) =>
    pipe(
      ports.tokens.read(),
      fromOption((): ServiceError => ({ kind: 'service/session-expired' })),
      map((token) => {
        ports.passagePrinter.print(passageIds, token);
      }),
    ),
  { noticeOfFailure: (failure) => failure },
);
