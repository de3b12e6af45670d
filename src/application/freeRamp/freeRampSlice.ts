import {
  createSlice,
  type Draft,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import type { BankAccount } from '../../domain/bank/bankAccount';
import { withItems, type PartialList } from '../../domain/basis/partialList';
import type { Receipt } from '../../domain/freeRamp/receipt';
import type { Refund } from '../../domain/freeRamp/refund';
import { withClaimed, withFound } from '../../domain/freeRamp/refundClaim';
import { withReceipt, type Ticket } from '../../domain/freeRamp/ticket';
import type { TicketCard } from '../../domain/freeRamp/ticketCard';
import { defaultTicketPeriod, type TicketPeriod } from '../../domain/freeRamp/ticketPeriod';
import { forgetOnSessionEnd } from '../kernel/forgetOnSessionEnd';
import { idle, latestData, mapData, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import { trackRemoteData } from '../kernel/trackRemoteData';
import { rootReducer } from '../store';
import { removeBankAccount, saveBankAccount } from './bankAccounts';
import { refundFound, refundsClaimed, ticketsPutOnReceipt } from './freeRampEvents';
import {
  findBankAccount,
  listCards,
  listReceipts,
  listRefunds,
  listTickets,
} from './freeRampLists';
import { linkCard, unlinkCard } from './ticketCards';

type Fetched<Data> = RemoteData<ServiceError, Data>;

export interface FreeRampState {
  readonly refunds: Fetched<PartialList<Refund>>;
  readonly receipts: Fetched<PartialList<Receipt>>;
  readonly cards: Fetched<PartialList<TicketCard>>;
  /** null: there is none. */
  readonly bankAccount: Fetched<BankAccount | null>;
  readonly ticketPeriod: TicketPeriod;
  /** The tickets of that period. */
  readonly tickets: Fetched<PartialList<Ticket>>;
  /** What was done while a list was loaded for the first time: its request was sent before. */
  readonly doneMeanwhile: readonly UnknownAction[];
}

const nothing: FreeRampState = {
  refunds: idle,
  receipts: idle,
  cards: idle,
  bankAccount: idle,
  ticketPeriod: defaultTicketPeriod,
  tickets: idle,
  doneMeanwhile: [],
};

const lists = [listRefunds, listReceipts, listCards, listTickets];

/**
 * The data of an account in the free-ramp area: the last server response, updated by the actions done since.
 * When the cards change, the tickets change too: they are requested again when they are next shown.
 */
const freeRampSlice = createSlice({
  name: 'freeRamp',
  initialState: nothing,
  reducers: {
    /** A change of period resets the tickets: those of another period are not shown. */
    ticketPeriodChosen: (state, { payload }: PayloadAction<TicketPeriod>) => {
      state.ticketPeriod = payload;
      state.tickets = idle;
    },
  },
  extraReducers: (builder) => {
    forgetOnSessionEnd(builder, nothing);
    trackRemoteData(builder, listRefunds, 'refunds');
    trackRemoteData(builder, listReceipts, 'receipts');
    trackRemoteData(builder, listCards, 'cards');
    trackRemoteData(builder, listTickets, 'tickets');
    trackRemoteData(builder, findBankAccount, 'bankAccount');
    builder
      .addCase(refundFound, carryOut)
      .addCase(refundsClaimed, carryOut)
      .addCase(ticketsPutOnReceipt, carryOut)
      .addCase(linkCard.succeeded, (state, action) => {
        carryOut(state, action);
        state.tickets = idle;
      })
      .addCase(unlinkCard.succeeded, (state, action) => {
        carryOut(state, action);
        state.tickets = idle;
      })
      .addCase(saveBankAccount.succeeded, (state, { payload }) => {
        keepBankAccount(state, payload);
      })
      .addCase(removeBankAccount.succeeded, (state) => {
        keepBankAccount(state, null);
      })
      .addMatcher(
        ({ type }: UnknownAction) =>
          lists.some(({ succeeded, failed }) => type === succeeded.type || type === failed.type),
        (state) => {
          for (const action of state.doneMeanwhile) changeLists(state, action);
          if (!isFirstLoad(state)) state.doneMeanwhile = [];
        },
      );
  },
  selectors: {
    selectRefunds: (state): FreeRampState['refunds'] => state.refunds,
    selectReceipts: (state): FreeRampState['receipts'] => state.receipts,
    selectCards: (state): FreeRampState['cards'] => state.cards,
    selectTickets: (state): FreeRampState['tickets'] => state.tickets,
    selectTicketPeriod: (state): TicketPeriod => state.ticketPeriod,
    selectBankAccount: (state): FreeRampState['bankAccount'] => state.bankAccount,
  },
});

type Lists = Pick<FreeRampState, 'refunds' | 'receipts' | 'cards' | 'tickets'>;
type Row<Key extends keyof Lists> = Lists[Key] extends Fetched<PartialList<infer A>> ? A : never;

/** Changes the lists by what was done; those that are loaded for the first time, once they are there. */
function carryOut(state: Draft<FreeRampState>, action: UnknownAction): void {
  changeLists(state, action);
  if (isFirstLoad(state)) state.doneMeanwhile.push(action);
}

/** Whether a list is loaded that was not there before. */
function isFirstLoad({ refunds, receipts, cards, tickets }: Lists): boolean {
  return [refunds, receipts, cards, tickets].some(
    (remote: Fetched<unknown>) => remote.status === 'loading' && latestData(remote) === undefined,
  );
}

/** A list that contains the change already stays the same. */
function changeLists(state: Draft<FreeRampState>, action: UnknownAction): void {
  const addReceipt = (added: Receipt): void =>
    change(state, 'receipts', (receipts) => [
      added,
      ...receipts.filter(({ id }) => id !== added.id),
    ]);
  if (refundFound.match(action)) {
    const { payload } = action;
    if (payload) change(state, 'refunds', (refunds) => withFound(refunds, payload));
  } else if (refundsClaimed.match(action)) {
    const { ids, receipt } = action.payload;
    change(state, 'refunds', (refunds) => withClaimed(refunds, ids, receipt.path));
    addReceipt(receipt);
  } else if (ticketsPutOnReceipt.match(action)) {
    const { ids, receipt } = action.payload;
    change(state, 'tickets', (tickets) => withReceipt(tickets, ids, receipt));
    addReceipt(receipt);
  } else if (linkCard.succeeded.match(action)) {
    const { card } = action.payload;
    change(state, 'cards', (cards) => [...cards.filter(({ id }) => id !== card.id), card]);
  } else if (unlinkCard.succeeded.match(action)) {
    const { payload } = action;
    change(state, 'cards', (cards) => cards.filter(({ id }) => id !== payload));
  }
}

/** Changes a list that is loaded; otherwise does nothing. */
function change<Key extends keyof Lists>(
  state: Draft<FreeRampState>,
  key: Key,
  changed: (rows: readonly Row<Key>[]) => readonly Row<Key>[],
): void {
  const remote = (state as FreeRampState)[key] as Fetched<PartialList<Row<Key>>>;
  Object.assign(state, { [key]: mapData(remote, (list) => withItems(list, changed)) });
}

/** The response to a save or a deletion replaces the state, whatever it was. */
function keepBankAccount(state: Draft<FreeRampState>, account: BankAccount | null): void {
  state.bankAccount = { status: 'ready', data: account };
}

declare module '../store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof freeRampSlice> {}
}

const injected = freeRampSlice.injectInto(rootReducer);

export const { ticketPeriodChosen } = freeRampSlice.actions;
export const {
  selectRefunds,
  selectReceipts,
  selectCards,
  selectTickets,
  selectTicketPeriod,
  selectBankAccount,
} = injected.selectors;
