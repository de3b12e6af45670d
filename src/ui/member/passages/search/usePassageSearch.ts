import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentTime } from '../../../../application/kernel/currentTime';
import { idle, latestData, type RemoteData } from '../../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../../application/kernel/ServiceError';
import { listPassages, selectPassagePage } from '../../../../application/passage/listPassages';
import { recallPageSize, rememberPageSize } from '../../../../application/passage/pageSize';
import {
  selectContractIndex,
  selectSubscriber,
} from '../../../../application/subscriber/subscriberSlice';
import { groupBadges, type BadgeGroup } from '../../../../domain/subscriber/badgeGroups';
import type { Instant } from '../../../../domain/basis/instant';
import type { PassageEnds, PassagePage } from '../../../../domain/passage/passage';
import type { PassagePageSize } from '../../../../domain/passage/passagePageSize';
import type { ContractEntry } from '../../../../domain/subscriber/subscriber';
import { readPreselectedBadge } from '../../../navigation/preselectedBadge';
import { useAppDispatch, useAppSelector } from '../../../state/appHooks';
import { useDay } from '../../../state/useNow';
import {
  findSearchedBadge,
  nameSize,
  readPassageSearch,
  writePassageSearch,
  type PassageSearch,
} from './passageSearch';

export interface PassageSearchState {
  readonly hasSeveralContracts: boolean;
  readonly badges: readonly BadgeGroup[];
  readonly search: PassageSearch;
  readonly now: Instant;
  readonly remote: RemoteData<ServiceError, PassagePage>;
  /** Dates of the found passages; unknown until the answer. */
  readonly ends: PassageEnds;
  readonly searchFor: (wanted: Omit<PassageSearch, 'page' | 'size'>) => void;
  readonly changeSize: (size: PassagePageSize) => void;
  /** The address of this search with other days, another badge or another page; the first page by default. */
  readonly addressOf: (part: Partial<PassageSearch>) => { readonly search: string };
  readonly retry: () => void;
}

const unknownEnds: PassageEnds = { oldest: null, newest: null };
const noContracts: readonly ContractEntry[] = [];

/**
 * Loads the search of the address, and loads it again when the visitor repeats it; `onListed` receives each
 * answer that is shown.
 */
export function usePassageSearch(
  onListed: (search: PassageSearch, page: PassagePage) => void,
): PassageSearchState {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const known = useAppSelector(selectPassagePage);
  const contracts = latestData(useAppSelector(selectSubscriber))?.contracts ?? noContracts;
  const contractIndex = useAppSelector(selectContractIndex);
  const badges = useMemo(() => groupBadges(contracts, contractIndex), [contracts, contractIndex]);
  const now = useDay();
  const [attempt, setAttempt] = useState(1);

  const badgeReference = findSearchedBadge(
    new URLSearchParams(location.search).get('badge') ?? readPreselectedBadge(location.state),
    contracts,
  );
  // What the search means and when it was asked for: badges that are loaded again start no second one, and
  // a search that is on screen stays as it is at midnight.
  const search = useMemo(
    () =>
      readPassageSearch(new URLSearchParams(location.search), {
        now: dispatch(currentTime()),
        badgeReference,
        rememberedSize: dispatch(recallPageSize()),
      }),
    [dispatch, badgeReference, location],
  );

  const namedAddress = nameSize(location.search, search.size);
  const isNamed = namedAddress === undefined;
  // After the paint: a router that mounts with the page does not listen before.
  useEffect(() => {
    if (isNamed) return;
    void navigate({ search: namedAddress }, { replace: true, state: location.state as unknown });
  }, [isNamed, location, namedAddress, navigate]);

  const receive = useEffectEvent((page: PassagePage): void => {
    if (page.totalPages === 0 || search.page <= page.totalPages) {
      onListed(search, page);
      return;
    }
    const lastPage = writePassageSearch({ ...search, page: page.totalPages }, now);
    void navigate({ search: lastPage }, { replace: true });
  });
  const remote = isNamed ? known : idle;
  // Before the paint: rows of an earlier visit in the store must not flash.
  useLayoutEffect(() => {
    if (!isNamed) return undefined;
    let isWanted = true;
    void dispatch(listPassages(search)).then((result) => {
      if (isWanted && E.isRight(result)) receive(result.right);
    });
    return () => {
      isWanted = false;
    };
  }, [attempt, dispatch, isNamed, search]);

  return {
    hasSeveralContracts: contracts.length > 1,
    badges,
    search,
    now,
    remote,
    ends: remote.status === 'ready' ? remote.data.ends : unknownEnds,
    searchFor: (wanted) => {
      void navigate({ search: writePassageSearch({ ...search, ...wanted, page: 1 }, now) });
    },
    changeSize: (size) => {
      if (size === search.size) return;
      dispatch(rememberPageSize(size));
      void navigate({ search: writePassageSearch({ ...search, page: 1, size }, now) });
    },
    addressOf: (part) => ({ search: writePassageSearch({ ...search, page: 1, ...part }, now) }),
    retry: () => setAttempt(attempt + 1),
  };
}
