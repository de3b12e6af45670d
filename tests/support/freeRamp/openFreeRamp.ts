import * as TE from 'fp-ts/TaskEither';
import { vi } from 'vitest';
import { enterFreeRamp } from '../../../src/application/freeRamp/enterFreeRamp';
import { createAppStore, type AppStore } from '../../../src/application/store';
import { fakePorts, type GivenPorts } from '../store/fakePorts';
import { aBankAccount, aCard, aReceipt, aRefund, aTicket } from './freeRamp';
import { wholeList } from '../basis/wholeList';

/** The default data of an account: one of each. */
const one: GivenPorts = {
  refunds: { list: () => TE.right(wholeList(aRefund())) },
  receipts: { list: () => TE.right(wholeList(aReceipt())) },
  tickets: {
    list: () => TE.right(wholeList(aTicket())),
    listCards: () => TE.right(wholeList(aCard())),
  },
  bankAccounts: { find: () => TE.right(aBankAccount()) },
};

/** The store of an account after it has entered the area and all calls were answered. */
export async function openFreeRamp(given: GivenPorts = {}): Promise<AppStore> {
  const store = createAppStore(
    fakePorts({
      ...given,
      refunds: { ...one.refunds, ...given.refunds },
      receipts: { ...one.receipts, ...given.receipts },
      tickets: { ...one.tickets, ...given.tickets },
      bankAccounts: { ...one.bankAccounts, ...given.bankAccounts },
    }),
  );
  store.dispatch(enterFreeRamp());
  await answered();
  return store;
}

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Resolves when all pending calls are answered and the code they load has arrived. */
export async function answered(): Promise<void> {
  await nextTask();
  await vi.dynamicImportSettled();
  await nextTask();
}

export const toastOf = (store: AppStore): unknown => {
  const [toast] = store.getState().toasts;
  return toast && { tone: toast.tone, notice: toast.notice };
};
