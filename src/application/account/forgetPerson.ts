import { forgetTabMemories } from '../kernel/createTabMemory';
import type { AppThunk } from '../kernel/AppThunk';

/**
 * Clears what this tab keeps about a person: the orders of badges, the drafts of forms, the records of
 * payments and the payer's country, the documents and the contract to sign of a purchase, and what
 * unfinished downloads have fetched.
 */
export function forgetPerson(): AppThunk {
  return (dispatch, _getState, { browser }) => {
    browser.orderDrafts.clear();
    browser.heldDrafts.clear();
    browser.payerCountry.clear();
    browser.paymentRecords.clear();
    browser.documents.clear();
    browser.signatures.clear();
    dispatch(forgetTabMemories());
  };
}
