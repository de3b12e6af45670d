import { localKeyValueStore } from '../../../src/adapters/browser/storage/keyValueStore';
import { localPurchaseStorage } from '../../../src/adapters/browser/storage/localPurchaseStorage';
import { changePurchaseIban } from '../../../src/application/purchase/changePurchaseIban';
import { followPurchase, holdDocument } from '../../../src/application/purchase/keepPurchase';
import type { TokenStorage } from '../../../src/application/ports/device/TokenStorage';
import { createAppStore, type AppStore } from '../../../src/application/store';
import { instant } from '../../../src/domain/basis/instant';
import type { PurchaseDocument } from '../../../src/domain/purchase/purchaseDocuments';
import { fakePorts, today, type GivenPorts } from '../store/fakePorts';
import { documentFiles, typedIban } from './purchase';

/** A tab with the purchase: its own memory, and the storage of the device. */
export interface PurchaseTab extends AppStore {
  readonly tokens: TokenStorage;
  /** Leaves or reloads the page: its memory is lost, and it ignores the other tabs. */
  readonly close: () => void;
}

export interface PurchaseDevice {
  /** Opens a tab that shows the stored purchase and follows the other tabs. */
  readonly openTab: (given?: GivenPorts) => PurchaseTab;
  /** Everything stored on the device, as text. */
  readonly text: () => string;
  readonly passSeconds: (seconds: number) => void;
}

/** A browser with several tabs that share storage, lock and clock. */
export function aPurchaseDevice(usual: GivenPorts = {}): PurchaseDevice {
  const kept = new Map<string, string>();
  const windows = new Set<EventTarget>();
  const locks = oneAtATime();
  let now = today;

  const openTab = (given: GivenPorts = {}): PurchaseTab => {
    const events = new EventTarget();
    const tellOthers = (key: string): void => {
      for (const other of windows) {
        if (other !== events) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    };
    const values = localKeyValueStore(() => storageOf(kept, tellOthers));
    const ports = fakePorts({
      clock: { now: () => now, deviceNow: () => now, correct: () => undefined },
      purchaseDrafts: localPurchaseStorage(
        values,
        () => events,
        () => locks,
      ),
      ...usual,
      ...given,
    });
    const store = createAppStore(ports);
    windows.add(events);
    const stop = store.dispatch(followPurchase());
    const close = (): void => {
      stop();
      windows.delete(events);
    };
    return { ...store, tokens: ports.browser.tokens, close };
  };

  return {
    openTab,
    text: () => [...kept].flat().join('\n'),
    passSeconds: (seconds) => {
      now = instant(now + seconds);
    },
  };
}

/** Fills in step 4 in the memory of the tab: the IBAN and these documents. */
export function fillInBank(
  { dispatch }: AppStore,
  documents: readonly PurchaseDocument[] = ['rib'],
  iban: string = typedIban,
): void {
  dispatch(changePurchaseIban(iban));
  for (const document of documents) dispatch(holdDocument(document, documentFiles[document]));
}

function storageOf(kept: Map<string, string>, onChange: (key: string) => void): Storage {
  const changing = (key: string, change: () => void): void => {
    const before = kept.get(key);
    change();
    if (kept.get(key) !== before) onChange(key);
  };
  return {
    length: kept.size,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => changing(key, () => kept.set(key, value)),
    removeItem: (key) => changing(key, () => kept.delete(key)),
  };
}

/** A lock shared by all tabs, first come, first served. */
function oneAtATime(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request: request as LockManager['request'] };
}
