import { isRight } from 'fp-ts/Either';
import { parsePurchaseIban } from '../../domain/purchaseIban';
import type { AppThunk } from '../kernel/AppThunk';
import type { AppState } from '../store';
import { ibanTyped, selectIsOrderingSubscription, selectPurchaseIban } from './purchaseSlice';

/** Keeps the IBAN as typed, in the page's memory only. */
export function changePurchaseIban(iban: string): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    if (selectIsOrderingSubscription(getState()) || selectPurchaseIban(getState()) === iban) return;
    dispatch(ibanTyped({ iban, isIbanRight: isRight(parsePurchaseIban(iban)) }));
  };
}
