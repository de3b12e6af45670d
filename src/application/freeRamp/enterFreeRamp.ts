import type { TicketPeriod } from '../../domain/ticketPeriod';
import type { AppThunk } from '../kernel/AppThunk';
import type { AppState } from '../store';
import {
  findBankAccount,
  listCards,
  listReceipts,
  listRefunds,
  listTickets,
} from './freeRampLists';
import { selectTicketPeriod, selectTickets, ticketPeriodChosen } from './freeRampSlice';

/** Fetches all that the account has there (P7.31); tickets unless a page has just asked for those of a period of its own. */
export function enterFreeRamp(): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    void dispatch(listRefunds());
    void dispatch(listReceipts());
    void dispatch(listCards());
    void dispatch(findBankAccount());
    if (selectTickets(getState()).status !== 'loading') dispatch(refreshTickets());
  };
}

/** Shows the tickets of a period; those on hand, or on their way, are not asked for again (P4.25). */
export function showTickets(period: TicketPeriod): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    const isShown = selectTicketPeriod(getState()) === period;
    if (isShown && selectTickets(getState()).status !== 'idle') return;
    if (!isShown) dispatch(ticketPeriodChosen(period));
    dispatch(refreshTickets());
  };
}

/** Asks for the tickets of the period on screen again. */
export function refreshTickets(): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    void dispatch(listTickets(selectTicketPeriod(getState())));
  };
}
