import { keep } from '../../src/application/purchase/keepPurchase';
import type { PurchaseDraft } from '../../src/domain/purchaseDraft';
import { aKeptPurchase, aPurchaseDraft } from './purchase';
import {
  aPurchaseDevice,
  fillInBank,
  type PurchaseDevice,
  type PurchaseTab,
} from './purchaseDevice';
import { aPurchaseServer, type PurchaseServer } from './purchaseServer';

interface OrderingDevice {
  readonly server: PurchaseServer;
  readonly device: PurchaseDevice;
  /** Every step is filled in there. */
  readonly tab: PurchaseTab;
}

/** A device on which every step is filled in, and its server. */
export function anOrderingDevice(
  draft: PurchaseDraft = aPurchaseDraft(),
): OrderingDevice & { readonly openTab: () => PurchaseTab } {
  const server = aPurchaseServer();
  const device = aPurchaseDevice({ subscriptions: server.gateway });
  const openTab = (): PurchaseTab => {
    const tab = device.openTab();
    fillInBank(tab, ['rib', 'kbis']);
    return tab;
  };
  const tab = openTab();
  tab.dispatch(keep(aKeptPurchase({ draft })));
  return { server, device, openTab, tab };
}

/** The same with an order on its way, which is answered when it is told to be. */
export function aSlowOrderingDevice(): OrderingDevice & {
  readonly second: PurchaseTab;
  readonly answer: () => void;
} {
  const server = aPurchaseServer();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const device = aPurchaseDevice({
    subscriptions: {
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
