import { localKeyValueStore } from '../adapters/browser/keyValueStore';
import { localConsentStorage } from '../adapters/browser/localConsentStorage';
import { localPreferenceStorage } from '../adapters/browser/localPreferenceStorage';
import { localPurchaseStorage } from '../adapters/browser/localPurchaseStorage';
import { localTokenStorage } from '../adapters/browser/localTokenStorage';
import { memoryDocumentHold } from '../adapters/browser/memoryDocumentHold';
import { sessionOrderDraftStorage } from '../adapters/browser/sessionOrderDraftStorage';
import { sessionVisitStorage } from '../adapters/browser/sessionVisitStorage';
import { systemClock } from '../adapters/browser/systemClock';
import type { BrowserPorts } from '../application/ports/Ports';

export function createBrowserPorts(): BrowserPorts {
  const store = localKeyValueStore(() => window.localStorage);
  const visit = localKeyValueStore(() => window.sessionStorage);
  return {
    clock: systemClock,
    tokens: localTokenStorage(store),
    preferences: localPreferenceStorage(store),
    consents: localConsentStorage(store),
    visits: sessionVisitStorage(visit),
    purchases: localPurchaseStorage(store),
    documents: memoryDocumentHold(),
    orderDrafts: sessionOrderDraftStorage(visit),
  };
}
