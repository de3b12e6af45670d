import * as E from 'fp-ts/Either';
import { parsePurchaseIban } from '../../domain/purchase/purchaseIban';
import type { AppThunk } from '../kernel/AppThunk';
import { storedUsername } from '../kernel/storedSession';
import type { AppState } from '../store';
import { ibanTyped, selectIsOrderingSubscription, selectPurchaseIban } from './purchaseSlice';

/** Stores the IBAN as typed, in memory only. */
export function changePurchaseIban(iban: string): AppThunk<void, AppState> {
  return (dispatch, getState, { browser }) => {
    if (selectIsOrderingSubscription(getState()) || selectPurchaseIban(getState()) === iban) return;
    const isIbanRight = E.isRight(parsePurchaseIban(iban));
    dispatch(ibanTyped({ iban, isIbanRight, secretsOwner: storedUsername(browser) }));
  };
}
