import { isRight } from 'fp-ts/Either';
import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentTime } from '../../../application/kernel/currentTime';
import type { RemoteData } from '../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import { listPassages } from '../../../application/member/listPassages';
import { recallPageSize, rememberPageSize } from '../../../application/member/pageSize';
import { selectPassagePage } from '../../../application/member/passagesSlice';
import { selectContractFile } from '../../../application/member/subscriberSlice';
import type { Badge } from '../../../domain/badge';
import type { Instant } from '../../../domain/instant';
import type { PassagePage } from '../../../domain/passage';
import type { PassagePageSize } from '../../../domain/passagePageSize';
import { readPreselectedBadge } from '../../navigation/preselectedBadge';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { readPassageSearch, writePassageSearch, type PassageSearch } from './passageSearch';

export interface PassageSearchState {
  readonly contractId: number | undefined;
  readonly badges: readonly Badge[];
  readonly search: PassageSearch;
  readonly size: PassagePageSize;
  readonly now: Instant;
  readonly remote: RemoteData<ServiceError, PassagePage>;
  readonly searchFor: (wanted: Omit<PassageSearch, 'page'>) => void;
  readonly changeSize: (size: PassagePageSize) => void;
  readonly addressOfPage: (page: number) => { readonly search: string };
  readonly retry: () => void;
}

const noBadges: readonly Badge[] = [];

/** Follows the address: fetches what it names, and again whenever the visitor searches anew. */
export function usePassageSearch(): PassageSearchState {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const remote = useAppSelector(selectPassagePage);
  const file = useAppSelector(selectContractFile);
  const contractId = file?.contract.id;
  const badges = file?.badges ?? noBadges;
  const [size, setSize] = useState(() => dispatch(recallPageSize()));
  const [now] = useState(() => dispatch(currentTime()));

  // As one text: the same badges read anew are no reason to search anew.
  const references = badges.map(({ reference }) => reference).join(' ');
  const search = useMemo(
    () =>
      readPassageSearch(new URLSearchParams(location.search), {
        now,
        badgeReferences: references.split(' '),
        preselectedBadge: readPreselectedBadge(location.state),
      }),
    [references, location, now],
  );
  const query = useMemo(() => ({ ...search, size }), [search, size]);

  const searchedContract = useRef(contractId);
  // Before the paint: what an earlier visit left in the store must not flash.
  useLayoutEffect(() => {
    let isWanted = true;
    const goTo = (changed: Partial<PassageSearch>): void => {
      const address = writePassageSearch({ ...query, ...changed }, now);
      void navigate({ search: address }, { replace: true });
    };
    if (searchedContract.current === contractId) {
      void dispatch(listPassages(query)).then((result) => {
        const lastPage = isRight(result) ? result.right.totalPages : 0;
        if (isWanted && lastPage > 0 && query.page > lastPage) goTo({ page: lastPage });
      });
    } else {
      // Page and badge belonged to another contract: the new address brings this effect back.
      searchedContract.current = contractId;
      goTo({ page: 1, badgeReference: null });
    }
    return () => {
      isWanted = false;
    };
  }, [contractId, dispatch, navigate, now, query]);

  return {
    contractId,
    badges,
    search,
    size,
    now,
    remote,
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
