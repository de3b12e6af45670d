import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Notice, ToldNotice } from '../Notice';

export interface Toast extends ToldNotice {
  readonly id: string;
  /** The action that told it: `member/saveBankDetails/failed`. */
  readonly from: string;
}

interface NoticeCarrier extends UnknownAction {
  readonly meta: { readonly told: ToldNotice; readonly requestId: string };
}

function carriesNotice(action: UnknownAction): action is NoticeCarrier {
  const { meta } = action as { meta?: { told?: unknown } };
  return meta?.told !== undefined;
}

/** The queue of toasts: whatever action carries a notice adds one (P8.1). They leave by time or by hand. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as readonly Toast[],
  reducers: {
    toastDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== payload),
  },
  extraReducers: (builder) =>
    builder.addMatcher(carriesNotice, (state, { type, meta }) => [
      ...state.filter((toast) => !sameNotice(toast.notice, meta.told.notice)),
      { id: meta.requestId, from: type, ...meta.told },
    ]),
  selectors: { selectToasts: (state): readonly Toast[] => state },
});

/** The same sentence twice is one toast, shown anew. */
function sameNotice(one: Notice, other: Notice): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const { toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
