import { useMemo } from 'react';
import { selectPublicSite } from '../../application/publicSite/loadPublicSite';
import {
  tariffsOf,
  unreadableTariffsOf,
  ensureTariffs,
  type RemoteTariffs,
} from '../../application/publicSite/tariffs';
import { useSharedRead } from './useSharedRead';

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
  const { remote: site, retry } = useSharedRead(ensureTariffs, selectPublicSite);
  const tariffs = useMemo(() => tariffsOf(site), [site]);
  return {
    tariffs,
    unreadable: unreadableTariffsOf(site),
    isAsking: site.status === 'loading',
    retry,
  };
}
