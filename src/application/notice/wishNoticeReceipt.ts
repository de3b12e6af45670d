import { createAction, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { createUseCase } from '../kernel/createUseCase';
import type { ReceiptWish } from '../ports/notice/NoticeGateway';
import { rootReducer, type AppState } from '../store';

const receiptWished = createAction<ReceiptWish>('public/receiptWished');

/**
 * Saves whether a receipt of the payment of a notice is requested (P4.10, P7.21); the specification quotes
 * its two toasts (P8.12, P8.13).
 */
export const wishNoticeReceipt = createUseCase<ReceiptWish, void>(
  'public/wishNoticeReceipt',
  (wish, { notices }) => notices.wishReceipt(wish),
  {
    isPublic: true,
    noticeOfFailure: () => ({ kind: 'receiptWish/failed' }),
    noticeOfSuccess: () => ({ kind: 'receiptWish/kept' }),
    eventOfSuccess: (_saved, wish) => receiptWished(wish),
  },
);

const none: Readonly<Record<number, boolean>> = {};

/** The saved choice for each notice of this visit, by its id: the server does not report it. */
const receiptWishesSlice = createSlice({
  name: 'receiptWishes',
  initialState: none,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(receiptWished, (state, { payload: { id, isWanted } }) => ({
      ...state,
      [id]: isWanted,
    })),
});

declare module '../store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof receiptWishesSlice> {}
}

const wishes = receiptWishesSlice.injectInto(rootReducer);

/** The choice of this visit for a notice; undefined before one was saved. */
export function selectReceiptWish(state: AppState, noticeId: number): boolean | undefined {
  return wishes.selectSlice(state)[noticeId];
}
