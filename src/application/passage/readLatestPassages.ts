import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { LatestPassages } from '../../domain/passage/latestPassages';
import { defaultPassagePeriod } from '../../domain/passage/passagePeriod';
import { createBegunRun } from '../kernel/createBegunRun';
import { createUseCase } from '../kernel/createUseCase';

/** The smallest page that the server knows (M9.1). */
const SIZE = 100;

/**
 * The latest passages of all contracts, latest first (M7.13): for an overview, not stored with the page of
 * the search.
 */
export const readLatestPassages = createUseCase<void, LatestPassages>(
  'member/readLatestPassages',
  (_, ports) =>
    pipe(
      ports.passages.list({
        page: 1,
        size: SIZE,
        period: defaultPassagePeriod(ports.clock.now()),
        badgeReference: null,
      }),
      TE.map(({ passages, total }) => ({
        passages: passages.toSorted((one, other) => other.at - one.at),
        isAll: passages.length >= total,
      })),
    ),
);

/** The reading of the dashboard, which begins with the code of the page. */
export const latestPassages = createBegunRun(readLatestPassages);
