import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { summarisePassages, type PassageSummary } from '../../domain/passage/passageSummary';
import { createUseCase } from '../kernel/createUseCase';
import {
  fetchWholeSearch,
  type ExportError,
  type ExportRun,
  type WholeSearch,
} from './wholeSearch';

/** What a whole search adds up to. */
export interface SearchSummary {
  readonly summary: PassageSummary;
  /** Passages of the search that are not in the sums: they could not be read, or the search changed. */
  readonly missing: number;
}

/**
 * Reads every page of a search and adds the passages up: the server sends no sums (M7.13). A page that fails
 * fails the whole, because a part of the sum would be a wrong sum; the same `whole` goes on where an earlier
 * run ended.
 */
export const summariseSearch = createUseCase<
  { readonly whole: WholeSearch; readonly run: ExportRun },
  SearchSummary,
  ExportError
>('member/summariseSearch', ({ whole, run }, ports) =>
  pipe(
    fetchWholeSearch(whole, ports, run),
    TE.map(({ items, unreadable, absent }) => ({
      summary: summarisePassages(items),
      missing: unreadable + absent,
    })),
  ),
);
