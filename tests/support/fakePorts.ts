import { of } from 'fp-ts/Task';
import type { BrowserPorts, PortAccess, Ports } from '../../src/application/ports/Ports';
import { localKeyValueStore } from '../../src/adapters/browser/keyValueStore';
import { localConsentStorage } from '../../src/adapters/browser/localConsentStorage';
import { localPreferenceStorage } from '../../src/adapters/browser/localPreferenceStorage';
import { localPurchaseStorage } from '../../src/adapters/browser/localPurchaseStorage';
import { localTokenStorage } from '../../src/adapters/browser/localTokenStorage';
import { memoryDocumentHold } from '../../src/adapters/browser/memoryDocumentHold';
import { sessionOrderDraftStorage } from '../../src/adapters/browser/sessionOrderDraftStorage';
import { sessionVisitStorage } from '../../src/adapters/browser/sessionVisitStorage';
import { instant } from '../../src/domain/instant';

/** 2026-11-21T10:00:00Z, the day of the contract's story. */
export const today = instant(Date.UTC(2026, 10, 21, 10) / 1000);

/** A browser of its own: empty storage, and a clock that stands still. */
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
    clock: { now: () => today },
    tokens: localTokenStorage(store, () => new EventTarget()),
    preferences: localPreferenceStorage(store),
    consents: localConsentStorage(store),
    audience: { isOn: () => true, count: () => undefined },
    purchases: localPurchaseStorage(
      store,
      () => new EventTarget(),
      () => undefined,
    ),
    documents: memoryDocumentHold(),
    orderDrafts: sessionOrderDraftStorage(store),
    visits: sessionVisitStorage(store),
  };
}

/** Of each port, the methods that a test needs. */
export type GivenPorts = { readonly [Name in keyof Ports]?: Partial<Ports[Name]> };

/**
 * Ports for a test: the methods given, a browser of its own, waits that are over at once, and for the rest a
 * method that throws when it is used.
 */
export function fakePorts(given: GivenPorts = {}): PortAccess & { readonly ports: Ports } {
  const known: GivenPorts = {
    ...fakeBrowser(),
    delay: { wait: () => of(undefined) },
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
      // The container asks whether a port is a promise.
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
