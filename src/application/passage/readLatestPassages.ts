import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LatestPassages } from '../../domain/passage/latestPassages';
import { defaultPassagePageSize } from '../../domain/passage/passagePageSize';
import { defaultPassagePeriod, type PassagePeriod } from '../../domain/passage/passagePeriod';
import { createBegunRun } from '../kernel/createBegunRun';
import { createUseCase } from '../kernel/createUseCase';
import type { PassageQuery } from '../ports/passage/PassageGateway';

/** The first passages of all badges in a period, in the smallest page that the server knows (M9.1). */
export const firstPassagesOf = (period: PassagePeriod): PassageQuery => ({
  page: 1,
  size: defaultPassagePageSize,
  period,
  badgeReference: null,
});

/**
 * The latest passages of all contracts, latest first (M7.13): for an overview, not stored with the page of
 * the search.
 */
export const readLatestPassages = createUseCase<void, LatestPassages>(
  'member/readLatestPassages',
  (_, ports) =>
    pipe(
      ports.passages.list(firstPassagesOf(defaultPassagePeriod(ports.clock.now()))),
      TE.map(({ passages, unreadable, total }) => ({
        passages: passages.toSorted((one, other) => other.at - one.at),
        isAll: passages.length >= total,
        unreadable,
      })),
    ),
);

/** The reading of the dashboard, which begins with the code of the page. */
export const latestPassages = createBegunRun(readLatestPassages);
