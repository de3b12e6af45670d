import { deviceClock } from '../adapters/browser/deviceClock';
import { localKeyValueStore } from '../adapters/browser/storage/keyValueStore';
import { localConsentStorage } from '../adapters/browser/storage/localConsentStorage';
import { localPreferenceStorage } from '../adapters/browser/storage/localPreferenceStorage';
import { localPurchaseStorage } from '../adapters/browser/storage/localPurchaseStorage';
import { localTokenStorage } from '../adapters/browser/storage/localTokenStorage';
import { matomoMeter } from '../adapters/browser/matomoMeter';
import { memoryDocumentHold } from '../adapters/browser/storage/memoryDocumentHold';
import { sessionOrderDraftStorage } from '../adapters/browser/storage/sessionOrderDraftStorage';
import { sessionScrollPlaces } from '../adapters/browser/storage/sessionScrollPlaces';
import { localVisitStorage } from '../adapters/browser/storage/localVisitStorage';
import { tabRelease } from '../adapters/browser/release/tabRelease';
import { storedJson, watchedJson } from '../adapters/browser/storage/storedJson';
import { siteTelemetry } from '../adapters/browser/telemetry/siteTelemetry';
import { sealedFormReturns } from '../adapters/payment/sealedForm/returnFields';
import { workerOfflinePage } from '../adapters/browser/workerOfflinePage';
import type { BrowserPorts } from '../application/ports/Ports';
import { openTelemetry } from './openTelemetry';
import type { LoadConfiguration } from './settings/siteConfiguration';

/** The ports that need no server. Their settings arrive later than they do. */
export function createBrowserPorts(loadConfiguration: LoadConfiguration): BrowserPorts {
  const store = localKeyValueStore(() => window.localStorage);
  const visit = localKeyValueStore(() => window.sessionStorage);
  return {
    clock: deviceClock(store),
    tokens: localTokenStorage(store),
    preferences: localPreferenceStorage(store),
    consents: localConsentStorage(store),
    audience: matomoMeter(async () => (await loadConfiguration()).audience),
    visits: localVisitStorage(store),
    purchaseDrafts: localPurchaseStorage(store),
    documents: memoryDocumentHold(),
    signatures: storedJson(visit, 'signature'),
    // The page without a network reads this key too.
    lastTraffic: storedJson(store, 'lastTraffic'),
    // Under the key of earlier releases, which stored one direction.
    routes: storedJson(store, 'favouriteDirection'),
    // `src/static/before-paint.js` reads this key too, before the first paint.
    plates: watchedJson(store, 'plates'),
    offlinePage: workerOfflinePage(import.meta.env.VITE_SERVICE_WORKER !== 'off'),
    release: tabRelease(visit),
    heldDrafts: storedJson(visit, 'heldDrafts'),
    carriedState: storedJson(visit, 'carriedState'),
    scrollPlaces: sessionScrollPlaces(visit),
    payerCountry: storedJson(visit, 'payerCountry'),
    telemetry: siteTelemetry(() => openTelemetry(loadConfiguration)),
    orderDrafts: sessionOrderDraftStorage(visit, store),
    paymentRecords: storedJson(visit, 'payments'),
    bankReturns: sealedFormReturns,
  };
}
