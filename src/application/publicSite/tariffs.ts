import type { SubscriptionTariff } from '../../domain/ordering/subscriptionTariff';
import type { AppThunk } from '../kernel/AppThunk';
import { failureOf, latestData, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import type { AppState } from '../store';
import {
  loadPublicSite,
  selectPublicSite,
  ensurePublicSite,
  type RemotePublicSite,
} from './loadPublicSite';

export type RemoteTariffs = RemoteData<ServiceError, readonly SubscriptionTariff[]>;

const unreadable: ServiceError = { kind: 'service/unreadable' };

/**
 * The published prices (M7.3, M3.12). If they could not be read, the result is a failure: an order needs a
 * price.
 */
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

/** The number of published prices that could not be read. */
export function unreadableTariffsOf(site: RemotePublicSite): number {
  return latestData(site)?.unreadableTariffs ?? 0;
}

/** Loads the prices with the rest of the public content; loads them again if some could not be read. */
export function ensureTariffs(): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    const site = selectPublicSite(getState());
    if (site.status === 'ready' && site.data.unreadableTariffs > 0) void dispatch(loadPublicSite());
    else dispatch(ensurePublicSite());
  };
}
