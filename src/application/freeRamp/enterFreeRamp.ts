import type { TicketPeriod } from '../../domain/freeRamp/ticketPeriod';
import type { AppThunk } from '../kernel/AppThunk';
import { createBegunRun } from '../kernel/createBegunRun';
import type { AppState } from '../store';
import {
  findBankAccount,
  listCards,
  listReceipts,
  listRefunds,
  listTickets,
} from './freeRampLists';
import { selectTicketPeriod, selectTickets, ticketPeriodChosen } from './freeRampSlice';

const account = createBegunRun(readAccount);

/** Starts to enter the area before it is rendered, at an address without a period of tickets. */
export const beginFreeRamp = account.begin;

/**
 * Fetches all data of the account in this area (P7.31); not the tickets if a page has just requested those of
 * another period.
 */
export function enterFreeRamp(): AppThunk<void, AppState> {
  return (dispatch) => {
    void dispatch(account.run());
  };
}

function readAccount(): AppThunk<Promise<unknown>, AppState> {
  return (dispatch, getState) =>
    Promise.all([
      dispatch(listRefunds()),
      dispatch(listReceipts()),
      dispatch(listCards()),
      dispatch(findBankAccount()),
      selectTickets(getState()).status !== 'loading' && dispatch(refreshTickets()),
    ]);
}

/** Shows the tickets of a period; requests them unless they are loaded or loading (P4.25). */
export function showTickets(period: TicketPeriod): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    const isShown = selectTicketPeriod(getState()) === period;
    if (isShown && selectTickets(getState()).status !== 'idle') return;
    if (!isShown) dispatch(ticketPeriodChosen(period));
    void dispatch(refreshTickets());
  };
}

/** Requests the tickets of the displayed period again. */
export function refreshTickets(): AppThunk<Promise<unknown>, AppState> {
  return (dispatch, getState) => dispatch(listTickets(selectTicketPeriod(getState())));
}
