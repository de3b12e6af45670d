import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  keepListedPage,
  recallSearch,
  type ListedSearch,
} from '../../../../application/passage/heldSearch';
import {
  summariseSearch,
  type SearchSummary,
} from '../../../../application/passage/summariseSearch';
import type { ExportError, SearchOfPassages } from '../../../../application/passage/wholeSearch';
import type { ExportProgress } from '../../../../domain/passage/exportProgress';
import {
  monthOfSearch,
  monthsOfSummary,
  type MonthCounts,
} from '../../../../domain/passage/monthCounts';
import type { PassagePage } from '../../../../domain/passage/passage';
import { isReadUnasked } from '../../../../domain/passage/searchPages';
import { useAppDispatch } from '../../../state/appHooks';
import { useDay } from '../../../state/useNow';
import { whenIdle } from '../../../state/loading/whenIdle';
import type { DownloadState } from '../../download/useDownload';
import type { PassageSearch } from '../search/passageSearch';

export type SumState = DownloadState<ExportProgress, ExportError, SearchSummary>;

export interface SearchSum {
  /** What the whole search adds up to, once it is known. */
  readonly stateOf: (search: SearchOfPassages) => SumState;
  /** The number of passages of the months, for the badge of this search. */
  readonly countsOf: (search: SearchOfPassages) => MonthCounts;
  /** A page of this search is on screen. */
  readonly onListed: (search: PassageSearch, page: PassagePage) => void;
  /** Reads the pages that are missing, and adds up. */
  readonly run: () => Promise<void>;
  readonly stop: () => void;
}

const unknown: SumState = { status: 'idle' };
const noCounts: MonthCounts = new Map();

/**
 * Adds up the search whose list is on screen: a small one by itself, when the browser is idle, a large one
 * when the visitor asks for it. Another search ends the reading.
 */
export function useSearchSum(): SearchSum {
  const dispatch = useAppDispatch();
  const now = useDay();
  const [sum, setSum] = useState({ key: '', state: unknown });
  const [counts, setCounts] = useState<ReadonlyMap<string, MonthCounts>>(new Map());
  const listed = useRef<ListedSearch>(null);
  const current = useRef<symbol>(null);
  const cancelWaiting = useRef<() => void>(() => undefined);
  const end = (): void => {
    cancelWaiting.current();
    current.current = null;
  };
  const leave = useEffectEvent(end);
  useEffect(() => () => leave(), []);

  const addCounts = ({ badgeReference }: SearchOfPassages, known: MonthCounts): void => {
    const badge = badgeReference ?? '';
    setCounts((all) => new Map(all).set(badge, new Map([...(all.get(badge) ?? []), ...known])));
  };

  /** One that was not asked for shows its result only: each step would render the page again. */
  const add = async (isAsked: boolean): Promise<void> => {
    const search = listed.current;
    if (search === null || current.current !== null) return;
    const mine = Symbol('run');
    const isStopped = (): boolean => current.current !== mine;
    const show = (state: SumState): void => {
      if (!isStopped()) setSum({ key: keyOf(search), state });
    };
    const showProgress = (progress: ExportProgress | null): void => {
      if (isAsked) show({ status: 'running', progress });
    };
    current.current = mine;
    showProgress(null);
    const result = await dispatch(
      summariseSearch({
        whole: dispatch(recallSearch(search)),
        run: { isStopped, onProgress: showProgress },
      }),
    );
    if (isStopped()) return;
    if (E.isLeft(result)) {
      show({ status: 'failed', failure: result.left });
    } else {
      const { summary, missing } = result.right;
      show({ status: 'done', output: result.right });
      if (missing === 0) addCounts(search, monthsOfSummary(summary, search.period, now));
    }
    current.current = null;
  };

  const onListed = (search: PassageSearch, page: PassagePage): void => {
    dispatch(keepListedPage(search, page));
    const before = listed.current;
    const { period, badgeReference } = search;
    listed.current = { period, badgeReference, total: page.total };
    if (before?.total === page.total && keyOf(before) === keyOf(search)) return;
    end();
    // The sum of an earlier answer is out of date.
    if (before) setSum({ key: '', state: unknown });
    cancelWaiting.current = afterItsPaint(() => {
      const month = monthOfSearch(period, page.total, now);
      if (page.unreadable === 0 && month.size > 0) addCounts(search, month);
      if (isReadUnasked(page.total)) void add(false);
    });
  };

  return {
    stateOf: (search) => (sum.key === keyOf(search) ? sum.state : unknown),
    countsOf: ({ badgeReference }) => counts.get(badgeReference ?? '') ?? noCounts,
    onListed,
    run: () => add(true),
    stop: () => {
      if (listed.current) setSum({ key: keyOf(listed.current), state: { status: 'stopped' } });
      end();
    },
  };
}

/** Runs `work` when the browser is idle, after it has painted up to 750 rows. */
function afterItsPaint(work: () => void): () => void {
  let cancel = (): void => undefined;
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
}

function keyOf({ badgeReference, period: { from, to } }: SearchOfPassages): string {
  return [badgeReference, from, to].join();
}
