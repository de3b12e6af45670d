import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ExportProgress } from '../../domain/passage/exportProgress';
import type { Passage, PassagePage } from '../../domain/passage/passage';
import {
  largestPage,
  mergePages,
  pagesOfSearch,
  type MergedPages,
  type SearchPage,
} from '../../domain/passage/searchPages';
import { keepParts, type KeptParts } from '../download/keepParts';
import type { ServiceError } from '../kernel/ServiceError';
import type { PassageQuery } from '../ports/passage/PassageGateway';
import type { Ports } from '../ports/Ports';

/** A search without its place: all its pages. */
export type SearchOfPassages = Pick<PassageQuery, 'period' | 'badgeReference'>;

/** One press: a first run, or one that goes on where another one ended. */
export interface ExportRun {
  /** Once true, nothing more is requested, and no file is saved. */
  readonly isStopped: () => boolean;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** What ended an export before its file; what was fetched is kept for the next run. */
export type ExportError =
  | ServiceError
  | { readonly kind: 'export/stopped' }
  | {
      readonly kind: 'export/incomplete';
      readonly step: ExportProgress['step'];
      readonly missing: number;
      /** How many pages or portions there are in all. */
      readonly total: number;
      readonly cause: ServiceError;
    }
  /** The search has no readable passage. */
  | { readonly kind: 'export/empty' }
  /** The portions of the server have different columns. */
  | { readonly kind: 'csv/other-columns' };

/** The file that was saved, and what is not in it. */
export interface ExportedSearch {
  readonly rows: number;
  /** Passages of the search that could not be read (P7.2). */
  readonly unreadable: number;
  /** Passages that are not in the file, because the search changed while it was read. */
  readonly absent: number;
}

/** The pages of a search as they arrive, of 750 passages. */
export interface WholeSearch {
  readonly search: SearchOfPassages;
  readonly pages: KeptParts<number, SearchPage<Passage>, ServiceError>;
}

export function wholeSearch({ period, badgeReference }: SearchOfPassages): WholeSearch {
  return { search: { period, badgeReference }, pages: keepParts() };
}

/** Fetches the pages that are missing, those by which the search grows meanwhile too. */
export function fetchWholeSearch(
  { search, pages }: WholeSearch,
  ports: Ports,
  run: ExportRun,
): TE.TaskEither<ExportError, MergedPages<Passage>> {
  const fetchPage = (page: number): TE.TaskEither<ServiceError, SearchPage<Passage>> =>
    pipe(
      ports.passages.list({ ...search, page, size: largestPage }),
      TE.map((answer) => toSearchPage(answer, page)),
    );
  const known = (): readonly number[] => pagesOfSearch([...pages.arrived.values()]);
  return async () => {
    while (known().some((page) => !pages.arrived.has(page))) {
      const fetched = await fetchStep(pages, { step: 'pages', known, fetch: fetchPage, run })();
      if (E.isLeft(fetched)) return fetched;
    }
    return E.right(mergePages([...pages.arrived.values()], ({ id }) => id));
  };
}

/** A page of the list as a part of its search. */
export function toSearchPage(
  { passages, unreadable, total, totalPages }: PassagePage,
  page: number,
): SearchPage<Passage> {
  return { page, items: passages, unreadable, total, totalPages };
}

interface ExportStep<Value> {
  readonly step: ExportProgress['step'];
  /** The parts of this step, as far as they are known: an arrival may add some. */
  readonly known: () => readonly number[];
  readonly fetch: (key: number) => TE.TaskEither<ServiceError, Value>;
  readonly run: ExportRun;
}

/** Fetches the parts of one step that are missing; fails when one of them fails. */
export function fetchStep<Value>(
  parts: KeptParts<number, Value, ServiceError>,
  { step, known, fetch, run: { isStopped, onProgress } }: ExportStep<Value>,
): TE.TaskEither<ExportError, void> {
  const progress = (): ExportProgress => {
    const keys = known();
    const done = keys.filter((key) => parts.arrived.has(key)).length;
    return { step, done, total: keys.length };
  };
  return async () => {
    if (isStopped()) return E.left({ kind: 'export/stopped' });
    onProgress(progress());
    const onArrival = (): void => onProgress(progress());
    const failures = await parts.fetchMissing(known(), { fetch, isStopped, onArrival })();
    const causes = [...failures.values()];
    const expired = causes.find(({ kind }) => kind === 'service/session-expired');
    if (expired) return E.left(expired);
    if (isStopped()) return E.left({ kind: 'export/stopped' });
    const cause = causes.at(-1);
    if (cause === undefined) return E.right(undefined);
    const { done, total } = progress();
    return E.left({ kind: 'export/incomplete', step, missing: total - done, total, cause });
  };
}
