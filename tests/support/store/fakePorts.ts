import * as T from 'fp-ts/Task';
import type { BrowserPorts, PortAccess, Ports } from '../../../src/application/ports/Ports';
import { localKeyValueStore } from '../../../src/adapters/browser/storage/keyValueStore';
import { localConsentStorage } from '../../../src/adapters/browser/storage/localConsentStorage';
import { localPreferenceStorage } from '../../../src/adapters/browser/storage/localPreferenceStorage';
import { localPurchaseStorage } from '../../../src/adapters/browser/storage/localPurchaseStorage';
import { localTokenStorage } from '../../../src/adapters/browser/storage/localTokenStorage';
import { memoryDocumentHold } from '../../../src/adapters/browser/storage/memoryDocumentHold';
import { sessionOrderDraftStorage } from '../../../src/adapters/browser/storage/sessionOrderDraftStorage';
import { storedJson, watchedJson } from '../../../src/adapters/browser/storage/storedJson';
import { localVisitStorage } from '../../../src/adapters/browser/storage/localVisitStorage';
import { sealedFormReturns } from '../../../src/adapters/payment/sealedForm/returnFields';
import { instant } from '../../../src/domain/basis/instant';

/** 2026-11-21T10:00:00Z, the date of the contract's examples. */
export const today = instant(Date.UTC(2026, 10, 21, 10) / 1000);

/** A separate browser: empty storage and a fixed clock. */
function fakeBrowser(): BrowserPorts {
  const kept = new Map<string, string>();
  const store = localKeyValueStore(() => ({
    length: kept.size,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  return {
    clock: { now: () => today, deviceNow: () => today, correct: () => undefined },
    tokens: localTokenStorage(store, () => new EventTarget()),
    preferences: localPreferenceStorage(store),
    consents: localConsentStorage(store, () => new EventTarget()),
    audience: { isOn: () => Promise.resolve(true), count: () => undefined },
    purchaseDrafts: localPurchaseStorage(
      store,
      () => new EventTarget(),
      () => undefined,
    ),
    documents: memoryDocumentHold(),
    signatures: storedJson(store, 'signature'),
    lastTraffic: storedJson(store, 'lastTraffic'),
    routes: storedJson(store, 'favouriteDirection'),
    plates: watchedJson(store, 'plates', () => new EventTarget()),
    offlinePage: { prepare: () => undefined },
    release: {
      watch: () => () => undefined,
      whenLeftUnused: () => () => undefined,
      reload: () => undefined,
    },
    heldDrafts: storedJson(store, 'heldDrafts'),
    carriedState: storedJson(store, 'carriedState'),
    scrollPlaces: { read: () => ({}), write: () => undefined },
    payerCountry: storedJson(store, 'payerCountry'),
    telemetry: { start: () => undefined, report: () => undefined },
    orderDrafts: sessionOrderDraftStorage(store, store),
    paymentRecords: storedJson(store, 'payments'),
    visits: localVisitStorage(store),
    bankReturns: sealedFormReturns,
  };
}

/** The methods of the ports that a test needs. */
export type GivenPorts = { readonly [Name in keyof Ports]?: Partial<Ports[Name]> };

/**
 * Ports for a test: the given methods, a separate browser, and delays that end at once. Any other
 * method throws.
 */
export function fakePorts(given: GivenPorts = {}): PortAccess & { readonly ports: Ports } {
  const known: GivenPorts = {
    ...fakeBrowser(),
    delay: { wait: () => T.of(undefined) },
    ...given,
  };
  const ports = new Proxy(known, {
    get: (target, name: keyof Ports) => withUnset(name, target[name] ?? {}),
  }) as Ports;
  return { browser: ports, all: () => Promise.resolve(ports), ports };
}

function withUnset(port: string, methods: object): object {
  return new Proxy(methods, {
    get: (target, method) => {
      // A port may be checked for a `then` method.
      if (method === 'then') return undefined;
      return (
        (Reflect.get(target, method) as unknown) ??
        (() => {
          throw new Error(`The test did not set ports.${port}.${String(method)}`);
        })
      );
    },
  });
}
