import { asRecord } from '../../domain/basis/asRecord';
import type { AppThunk } from '../kernel/AppThunk';

/** Stores the language that the visitor chose, by its tag: it is offered again, never forced. */
export function chooseLanguage(tag: string): AppThunk {
  return (_dispatch, _getState, { browser }) => browser.preferences.writeLanguage(tag);
}

/**
 * Takes the navigation state of a page along to its document in another language. `page`: its path without
 * the base of a language.
 */
export function carryState(page: string, state: unknown): AppThunk {
  return (_dispatch, _getState, { browser }) => browser.carriedState.write({ page, state });
}

/** The state that another document took along to this page, once; each page validates its own. */
export function takeCarriedState(page: string): AppThunk<unknown> {
  return (_dispatch, _getState, { browser }) => {
    const carried = asRecord(browser.carriedState.read());
    browser.carriedState.clear();
    return carried['page'] === page ? (carried['state'] ?? null) : null;
  };
}
