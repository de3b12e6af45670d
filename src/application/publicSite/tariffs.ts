import type { SubscriptionTariff } from '../../domain/subscriptionTariff';
import type { AppThunk } from '../kernel/AppThunk';
import { failureOf, latestData, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import type { AppState } from '../store';
import { loadPublicSite } from './loadPublicSite';
import { selectPublicSite, wantPublicSite, type RemotePublicSite } from './publicSiteSlice';

export type RemoteTariffs = RemoteData<ServiceError, readonly SubscriptionTariff[]>;

const unreadable: ServiceError = { kind: 'service/unreadable' };

/** The published prices (M7.3, M3.12). Those that could not be read are a failure here: nobody orders without a price. */
export function tariffsOf(site: RemotePublicSite): RemoteTariffs {
  const published = latestData(site);
  if (published?.tariffs) return { status: 'ready', data: published.tariffs };
  const error = published === undefined ? failureOf(site) : unreadable;
  if (site.status === 'loading') {
    return {
      status: 'loading',
      requestId: site.requestId,
      ...(error !== undefined && { lastError: error }),
    };
  }
  return error === undefined ? { status: 'idle' } : { status: 'failed', error };
}

/** How many of the published prices could not be read. */
export function unreadableTariffsOf(site: RemotePublicSite): number {
  return latestData(site)?.unreadableTariffs ?? 0;
}

/** Loads the prices with all that is published, anew where some of them could not be read. */
export function wantTariffs(): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    const site = selectPublicSite(getState());
    if (site.status === 'ready' && site.data.unreadableTariffs > 0) void dispatch(loadPublicSite());
    else dispatch(wantPublicSite());
  };
}
