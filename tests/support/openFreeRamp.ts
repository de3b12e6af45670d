import { right } from 'fp-ts/TaskEither';
import { enterFreeRamp } from '../../src/application/freeRamp/enterFreeRamp';
import { createAppStore, type AppStore } from '../../src/application/store';
import { fakePorts, type GivenPorts } from './fakePorts';
import { aBankAccount, aCard, aReceipt, aRefund, aTicket } from './freeRamp';
import { wholeList } from './wholeList';

/** What an account has there: one of each, unless told otherwise. */
const one: GivenPorts = {
  refunds: { list: () => right(wholeList(aRefund())) },
  receipts: { list: () => right(wholeList(aReceipt())) },
  tickets: { list: () => right(wholeList(aTicket())), listCards: () => right(wholeList(aCard())) },
  bankAccounts: { find: () => right(aBankAccount()) },
};

/** The store of an account that has entered the area, once all that it asked for has come. */
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

/** Everything under way has its answer. */
export const answered = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

export const toastOf = (store: AppStore): unknown => {
  const [toast] = store.getState().toasts;
  return toast && { tone: toast.tone, notice: toast.notice };
};
