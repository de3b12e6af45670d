import * as TE from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeBadgeOrder,
  forgetBadgeOrder,
} from '../../../src/application/ordering/badgeOrderDraft';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { cents } from '../../../src/domain/basis/money';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { noticeMessages } from '../../../src/ui/app/noticeMessages';
import { messageFor } from '../../../src/ui/messages/messageFor';
import { aKeptOrder } from '../../support/ordering/badgeOrders';
import { fakePorts } from '../../support/store/fakePorts';
import { aTariff } from '../../support/subscriber/builders';
import {
  aStore,
  recalled,
  reference,
  settle,
  total,
  resetSettlingMocks,
} from '../../support/ordering/settlingOrders';

beforeEach(resetSettlingMocks);

describe('M7.24 an order of badges whose response is lost is one order', () => {
  const lost: ServiceError[] = [
    { kind: 'service/unreachable' },
    { kind: 'service/too-slow' },
    { kind: 'service/unreadable' },
    { kind: 'service/failed' },
    { kind: 'service/fault' },
  ];

  /** The keys of the requests; the server returns the next of `answers` to each. */
  function sending(...answers: readonly unknown[]) {
    const keys: string[] = [];
    const store = aStore(aKeptOrder(), ((_id: number, _order: unknown, key: string) => {
      keys.push(key);
      return answers[keys.length - 1];
    }) as () => unknown);
    return { store, keys };
  }

  it.each(lost)('$kind: the second attempt has the same key', async (failure) => {
    const { store, keys } = sending(TE.left(failure), TE.right(reference));
    expect(await settle(store)).toEqual({ next: 'failed' });
    expect(recalled(store)).toEqual(aKeptOrder({ wish: { key: keys[0] ?? '', total } }));
    expect(await settle(store)).toEqual({ next: 'bank' });
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  });

  it.each(lost)(
    '$kind: the toast reports that the order may have been received',
    async (failure) => {
      const { store } = sending(TE.left(failure));
      await settle(store);
      const [toast] = selectToasts(store.getState());
      expect(toast?.notice).toEqual({ kind: 'member/order-unanswered', cause: failure });
      expect(toast && messageFor(noticeMessages, toast.notice)).toContain(
        'Votre commande a peut-être été reçue',
      );
    },
  );

  it('a refused order drops its key: the next attempt has another key', async () => {
    const { store, keys } = sending(
      TE.left({ kind: 'service/refused', message: 'Non.' }),
      TE.right(reference),
    );
    await settle(store);
    expect(recalled(store).wish).toBeNull();
    await settle(store);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('a refusal after a lost response keeps the key: the first request may be at work', async () => {
    const { store, keys } = sending(
      TE.left({ kind: 'service/too-slow' }),
      TE.left({ kind: 'service/refused', message: 'Commande en cours de traitement.' }),
      TE.right(reference),
    );
    await settle(store);
    await settle(store);
    expect(await settle(store)).toEqual({ next: 'bank' });
    expect(new Set(keys).size).toBe(1);
  });

  it('other choices, or another price, have another key', async () => {
    const failed = TE.left({ kind: 'service/unreachable' });
    const { store, keys } = sending(failed, failed, failed);
    await settle(store);
    store.dispatch(changeBadgeOrder(1201, { quantity: 4 }));
    await settle(store);
    await settle(store, { tariff: aTariff({ shipping: cents(700) }) });
    expect(new Set(keys).size).toBe(3);
  });
});

describe('M7.24 the same contract ordered from in two tabs', () => {
  /** Two tabs of one device: what they share, and the keys that they send. */
  function twoTabs() {
    const keys: string[] = [];
    const shared = fakePorts().browser.orderDrafts.shared;
    const openTab = (kept = aKeptOrder()) => {
      const store = aStore(
        kept,
        ((_id: number, _order: unknown, key: string) => {
          keys.push(key);
          return TE.right(reference);
        }) as () => unknown,
        undefined,
        shared,
      );
      return store;
    };
    return { keys, openTab };
  }

  it('places one order for the same choices: both send the same key', async () => {
    const { keys, openTab } = twoTabs();
    const [tab, other] = [openTab(), openTab()];
    await settle(tab);
    await settle(other);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('places two for other choices', async () => {
    const { keys, openTab } = twoTabs();
    await settle(openTab());
    await settle(openTab(aKeptOrder({ quantity: 1 })));
    expect(new Set(keys).size).toBe(2);
  });

  it('a tab left open while another one paid orders nothing more; choices made afterwards do', async () => {
    const { keys, openTab } = twoTabs();
    const [tab, leftOpen, later] = [openTab(), openTab(), openTab()];
    await settle(tab);
    tab.dispatch(forgetBadgeOrder(reference));
    leftOpen.dispatch(changeBadgeOrder(1201, { areTermsAccepted: true }));
    await settle(leftOpen);
    expect(new Set(keys).size).toBe(1);
    later.dispatch(changeBadgeOrder(1201, { quantity: 1 }));
    later.dispatch(changeBadgeOrder(1201, { quantity: 2 }));
    await settle(later);
    expect(new Set(keys).size).toBe(2);
  });
});
