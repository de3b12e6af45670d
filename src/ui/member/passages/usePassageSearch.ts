import { isRight } from 'fp-ts/Either';
import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentTime } from '../../../application/kernel/currentTime';
import { latestData, type RemoteData } from '../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import { listPassages } from '../../../application/member/listPassages';
import { recallPageSize, rememberPageSize } from '../../../application/member/pageSize';
import { selectPassagePage } from '../../../application/member/passagesSlice';
import { selectContractIndex, selectSubscriber } from '../../../application/member/subscriberSlice';
import { groupBadges, type BadgeGroup } from '../../../domain/badgeGroups';
import type { Instant } from '../../../domain/instant';
import type { PassageEnds, PassagePage } from '../../../domain/passage';
import type { PassagePageSize } from '../../../domain/passagePageSize';
import type { ContractFile } from '../../../domain/subscriber';
import { readPreselectedBadge } from '../../navigation/preselectedBadge';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { readPassageSearch, writePassageSearch, type PassageSearch } from './passageSearch';

export interface PassageSearchState {
  readonly hasSeveralContracts: boolean;
  readonly badges: readonly BadgeGroup[];
  readonly search: PassageSearch;
  readonly size: PassagePageSize;
  readonly now: Instant;
  readonly remote: RemoteData<ServiceError, PassagePage>;
  /** Of what was found for the search; unknown until it was answered. */
  readonly ends: PassageEnds;
  readonly searchFor: (wanted: Omit<PassageSearch, 'page'>) => void;
  readonly changeSize: (size: PassagePageSize) => void;
  readonly addressOfPage: (page: number) => { readonly search: string };
  readonly retry: () => void;
}

const unknownEnds: PassageEnds = { oldest: null, newest: null };
const noContracts: readonly ContractFile[] = [];

/** Follows the address: fetches what it names, and again whenever the visitor searches anew. */
export function usePassageSearch(): PassageSearchState {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const remote = useAppSelector(selectPassagePage);
  const contracts = latestData(useAppSelector(selectSubscriber))?.contracts ?? noContracts;
  const contractIndex = useAppSelector(selectContractIndex);
  const badges = useMemo(() => groupBadges(contracts, contractIndex), [contracts, contractIndex]);
  const [size, setSize] = useState(() => dispatch(recallPageSize()));
  const [now] = useState(() => dispatch(currentTime()));

  // As one text: the same badges read anew, or in another order, are no reason to search anew.
  const references = contracts
    .flatMap((file) => file.badges.map(({ reference }) => reference))
    .join('\n');
  const search = useMemo(
    () =>
      readPassageSearch(new URLSearchParams(location.search), {
        now,
        badgeReferences: references.split('\n'),
        preselectedBadge: readPreselectedBadge(location.state),
      }),
    [references, location, now],
  );
  const query = useMemo(() => ({ ...search, size }), [search, size]);

  // Before the paint: what an earlier visit left in the store must not flash.
  useLayoutEffect(() => {
    let isWanted = true;
    void dispatch(listPassages(query)).then((result) => {
      const lastPage = isRight(result) ? result.right.totalPages : 0;
      if (!isWanted || lastPage === 0 || query.page <= lastPage) return;
      const address = writePassageSearch({ ...query, page: lastPage }, now);
      void navigate({ search: address }, { replace: true });
    });
    return () => {
      isWanted = false;
    };
  }, [dispatch, navigate, now, query]);

  return {
    hasSeveralContracts: contracts.length > 1,
    badges,
    search,
    size,
    now,
    remote,
    ends: remote.status === 'ready' ? remote.data.ends : unknownEnds,
    searchFor: (wanted) => {
      void navigate({ search: writePassageSearch({ ...wanted, page: 1 }, now) });
    },
    changeSize: (next) => {
      dispatch(rememberPageSize(next));
      // Together, so that the old page number is never asked for at the new size.
      startTransition(() => {
        setSize(next);
        void navigate({ search: writePassageSearch({ ...search, page: 1 }, now) });
      });
    },
    addressOfPage: (page) => ({ search: writePassageSearch({ ...search, page }, now) }),
    retry: () => {
      void dispatch(listPassages(query));
    },
  };
}
