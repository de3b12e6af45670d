/** The largest page of the list (M9.1), with which a whole search is read. */
export const largestPage = 750;

/** A search of so many passages is read without a press: two pages, about 20 kB on the network. */
const READ_UNASKED = 2 * largestPage;

/**
 * Whether a search is added up without being asked for. A badge of 60 passages a month has 1,080 in 18
 * months; the 43,200 of a company are 58 requests, which only the visitor starts.
 */
export function isReadUnasked(total: number): boolean {
  return total > 0 && total <= READ_UNASKED;
}

/** One fetched page of a search, with what is kept of each of its passages. */
export interface SearchPage<Item> {
  /** From 1. */
  readonly page: number;
  readonly items: readonly Item[];
  /** How many of its passages could not be read (P7.2). */
  readonly unreadable: number;
  /** Passages and pages of the whole search, when this page was sent (M7.13). */
  readonly total: number;
  readonly totalPages: number;
}

export interface MergedPages<Item> {
  /** In the order of the pages, each passage once. */
  readonly items: readonly Item[];
  readonly unreadable: number;
  /** How many passages of the search are on none of the pages: it changed while they were fetched. */
  readonly absent: number;
}

/**
 * The numbers of the pages to fetch, as far as the fetched ones tell: page 1 without any. A search that grows
 * has further pages; a page without passages is after the last one.
 */
export function pagesOfSearch(fetched: readonly SearchPage<unknown>[]): readonly number[] {
  const length = fetched.reduce((most, { totalPages }) => Math.max(most, totalPages), 1);
  const end = fetched.reduce(
    (first, one) => (isAfterLast(one) ? Math.min(first, one.page - 1) : first),
    length,
  );
  return Array.from({ length: end }, (_, index) => index + 1);
}

/**
 * The passages of the fetched pages, given in the order of their arrival. A passage that moved to another
 * page in between is on two pages and counts once.
 */
export function mergePages<Item>(
  fetched: readonly SearchPage<Item>[],
  idOf: (item: Item) => number,
): MergedPages<Item> {
  const byId = new Map<number, Item>();
  let unreadable = 0;
  for (const page of fetched.toSorted((one, other) => one.page - other.page)) {
    unreadable += page.unreadable;
    for (const item of page.items) if (!byId.has(idOf(item))) byId.set(idOf(item), item);
  }
  const total = fetched.at(-1)?.total ?? 0;
  return {
    items: [...byId.values()],
    unreadable,
    absent: Math.max(0, total - byId.size - unreadable),
  };
}

/**
 * The identifiers in portions of at most `size`, in their order. The contract gives no limit of an export
 * (M7.23): by default it is the largest page of the list (M9.1), which a subscriber can tick and export at
 * once.
 */
export function portionsOf(
  ids: readonly number[],
  size = largestPage,
): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}

function isAfterLast({ page, items, unreadable }: SearchPage<unknown>): boolean {
  return page > 1 && items.length === 0 && unreadable === 0;
}
