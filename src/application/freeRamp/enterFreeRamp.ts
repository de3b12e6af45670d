import type { TicketPeriod } from '../../domain/freeRamp/ticketPeriod';
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

/**
 * Fetches all data of the account in this area (P7.31); not the tickets if a page has just requested those of
 * another period.
 */
export function enterFreeRamp(): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    void dispatch(listRefunds());
    void dispatch(listReceipts());
    void dispatch(listCards());
    void dispatch(findBankAccount());
    if (selectTickets(getState()).status !== 'loading') dispatch(refreshTickets());
  };
}

/** Shows the tickets of a period; requests them unless they are loaded or loading (P4.25). */
export function showTickets(period: TicketPeriod): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    const isShown = selectTicketPeriod(getState()) === period;
    if (isShown && selectTickets(getState()).status !== 'idle') return;
    if (!isShown) dispatch(ticketPeriodChosen(period));
    dispatch(refreshTickets());
  };
}

/** Requests the tickets of the displayed period again. */
export function refreshTickets(): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    void dispatch(listTickets(selectTicketPeriod(getState())));
  };
}
