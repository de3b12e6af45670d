import { pipe } from 'fp-ts/function';
import * as RNEA from 'fp-ts/ReadonlyNonEmptyArray';
import * as TE from 'fp-ts/TaskEither';
import type { PassagePage } from '../../domain/passage/passage';
import { summarisePassages, type PassageSummary } from '../../domain/passage/passageSummary';
import { createUseCase } from '../kernel/createUseCase';
import type { ServiceError } from '../kernel/ServiceError';
import type { Ports } from '../ports/Ports';
import type { PassageQuery } from '../ports/passage/PassageGateway';

type Search = Pick<PassageQuery, 'period' | 'badgeReference'>;

/** What a whole search adds up to. */
export interface SearchSummary {
  readonly summary: PassageSummary;
  /** Every passage of the search was sent and could be read: the sum is that of the search. */
  readonly isComplete: boolean;
}

/** The largest page that the server knows (M9.1). */
export const summaryPageSize = 750;

/** How many pages are requested at the same time. */
const AT_ONCE = 4;

/**
 * Reads every page of a search and adds the passages up: the server sends no sums (M7.13). A page that fails
 * fails the whole, because a part of the sum would be a wrong sum.
 */
export const summariseSearch = createUseCase<Search, SearchSummary>(
  'member/summariseSearch',
  (search, ports) =>
    pipe(
      readPage(search, 1, ports),
      TE.chain((first) =>
        pipe(
          readOthers(search, first.totalPages, ports),
          TE.map((others) => toSummary([first, ...others])),
        ),
      ),
    ),
);

function readPage(
  search: Search,
  page: number,
  { passages }: Ports,
): TE.TaskEither<ServiceError, PassagePage> {
  return passages.list({ ...search, page, size: summaryPageSize });
}

function readOthers(
  search: Search,
  totalPages: number,
  ports: Ports,
): TE.TaskEither<ServiceError, readonly PassagePage[]> {
  if (totalPages < 2) return TE.right([]);
  const groups = RNEA.chunksOf(AT_ONCE)(RNEA.range(2, totalPages));
  return pipe(
    groups,
    TE.traverseSeqArray(TE.traverseArray((page) => readPage(search, page, ports))),
    TE.map((pages) => pages.flat()),
  );
}

function toSummary(pages: readonly PassagePage[]): SearchSummary {
  const summary = summarisePassages(pages.flatMap(({ passages }) => passages));
  const total = Math.max(...pages.map((page) => page.total));
  return { summary, isComplete: summary.total.count >= total };
}
