import type { PassagePage } from '../../domain/passage/passage';
import type { CsvPortion } from '../../domain/passage/csvPortion';
import { largestPage } from '../../domain/passage/searchPages';
import { keepParts, type KeptParts } from '../download/keepParts';
import type { AppThunk } from '../kernel/AppThunk';
import { createTabMemory } from '../kernel/createTabMemory';
import type { ServiceError } from '../kernel/ServiceError';
import type { PassageQuery } from '../ports/passage/PassageGateway';
import type { CsvOfSearch } from './exportSearch';
import { toSearchPage, wholeSearch, type SearchOfPassages, type WholeSearch } from './wholeSearch';

/** A search as its list shows it. */
export interface ListedSearch extends SearchOfPassages {
  /** How many passages it had when the list was read: with another number, what was read is out of date. */
  readonly total: number;
}

const keyOf = ({ period: { from, to }, badgeReference, total }: ListedSearch): string =>
  [badgeReference, from, to, total].join();

const { recall: recallPages, forget: forgetPages } = createTabMemory<ListedSearch, WholeSearch>(
  wholeSearch,
  keyOf,
);

const { recall: recallPortions, forget: forgetPortions } = createTabMemory<
  ListedSearch,
  KeptParts<number, CsvPortion, ServiceError>
>(() => keepParts(), keyOf);

/**
 * What was read of a search in this tab: its sum and its files share the pages, so that none is requested
 * twice, and an export goes on after its page was left.
 */
export function recallSearch(search: ListedSearch): AppThunk<WholeSearch> {
  return recallPages(search);
}

/** The same with the portions of its CSV. */
export function recallCsv(search: ListedSearch): AppThunk<CsvOfSearch> {
  return (dispatch) => ({
    whole: dispatch(recallPages(search)),
    portions: dispatch(recallPortions(search)),
  });
}

/** After a file is saved: its portions, and the pages too when the search has changed while it was read. */
export function releaseSearch(hasChanged: boolean): AppThunk {
  return (dispatch) => {
    dispatch(forgetPortions());
    if (hasChanged) dispatch(forgetPages());
  };
}

/** Adds the page on screen to what was read, if it is the whole search or one of the pages of 750. */
export function keepListedPage(query: PassageQuery, page: PassagePage): AppThunk {
  return (dispatch) => {
    const { pages } = dispatch(recallPages({ ...query, total: page.total }));
    const isWhole = page.passages.length + page.unreadable === page.total;
    if (isWhole) pages.keep(1, { ...toSearchPage(page, 1), totalPages: 1 });
    else if (query.size === largestPage) pages.keep(query.page, toSearchPage(page, query.page));
  };
}
