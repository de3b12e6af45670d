import { useMemo } from 'react';
import { selectPublicSite } from '../../application/publicSite/loadPublicSite';
import {
  tariffsOf,
  unreadableTariffsOf,
  wantTariffs,
  type RemoteTariffs,
} from '../../application/publicSite/tariffs';
import { useWanted } from './useWanted';

interface TariffsHere {
  readonly tariffs: RemoteTariffs;
  /** Number of unreadable prices. */
  readonly unreadable: number;
  /** The prices are being loaded. */
  readonly isAsking: boolean;
  readonly retry: () => void;
}

/** The published prices, for a page that takes orders. */
export function useTariffs(): TariffsHere {
  const { remote: site, retry } = useWanted(wantTariffs, selectPublicSite);
  const tariffs = useMemo(() => tariffsOf(site), [site]);
  return {
    tariffs,
    unreadable: unreadableTariffsOf(site),
    isAsking: site.status === 'loading',
    retry,
  };
}
