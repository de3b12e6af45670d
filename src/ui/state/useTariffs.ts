import { useEffect, useMemo } from 'react';
import { selectPublicSite } from '../../application/publicSite/publicSiteSlice';
import {
  tariffsOf,
  unreadableTariffsOf,
  wantTariffs,
  type RemoteTariffs,
} from '../../application/publicSite/tariffs';
import { useAppDispatch, useAppSelector } from './appHooks';

interface TariffsHere {
  readonly tariffs: RemoteTariffs;
  /** How many prices could not be read. */
  readonly unreadable: number;
  /** They are being asked for. */
  readonly isAsking: boolean;
  readonly retry: () => void;
}

/** The published prices, for a page that takes orders. */
export function useTariffs(): TariffsHere {
  const dispatch = useAppDispatch();
  const site = useAppSelector(selectPublicSite);
  const tariffs = useMemo(() => tariffsOf(site), [site]);
  useEffect(() => {
    dispatch(wantTariffs());
  }, [dispatch]);
  return {
    tariffs,
    unreadable: unreadableTariffsOf(site),
    isAsking: site.status === 'loading',
    retry: () => {
      dispatch(wantTariffs());
    },
  };
}
