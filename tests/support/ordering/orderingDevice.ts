import { keep } from '../../../src/application/purchase/keepPurchase';
import type { PurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import { aKeptPurchase, aPurchaseDraft } from '../purchase/purchase';
import {
  aPurchaseDevice,
  fillInBank,
  type PurchaseDevice,
  type PurchaseTab,
} from '../purchase/purchaseDevice';
import { aPurchaseServer, type PurchaseServer } from '../purchase/purchaseServer';

interface OrderingDevice {
  readonly server: PurchaseServer;
  readonly device: PurchaseDevice;
  /** A tab with every step filled in. */
  readonly tab: PurchaseTab;
}

/** A device with every step filled in, and its server. */
export function anOrderingDevice(
  draft: PurchaseDraft = aPurchaseDraft(),
): OrderingDevice & { readonly openTab: () => PurchaseTab } {
  const server = aPurchaseServer();
  const device = aPurchaseDevice({ purchases: server.gateway });
  const openTab = (): PurchaseTab => {
    const tab = device.openTab();
    fillInBank(tab, ['rib', 'kbis']);
    return tab;
  };
  const tab = openTab();
  tab.dispatch(keep(aKeptPurchase({ draft })));
  return { server, device, openTab, tab };
}

/** The same with a pending order; `answer` completes it. */
export function aSlowOrderingDevice(): OrderingDevice & {
  readonly second: PurchaseTab;
  readonly answer: () => void;
} {
  const server = aPurchaseServer();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const device = aPurchaseDevice({
    purchases: {
      order: (order, key) => async () => {
        await held;
        return server.gateway.order(order, key)();
      },
    },
  });
  const [tab, second] = [device.openTab(), device.openTab()];
  fillInBank(tab);
  fillInBank(second);
  tab.dispatch(keep(aKeptPurchase()));
  return { server, device, tab, second, answer: () => answer() };
}
