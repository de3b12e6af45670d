import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ToastNotice, TonedNotice } from '../ToastNotice';

export interface Toast extends TonedNotice {
  readonly id: string;
  /** The type of the action that carried it: `member/saveBankDetails/failed`. */
  readonly from: string;
}

interface NoticeCarrier extends UnknownAction {
  readonly meta: { readonly toast: TonedNotice; readonly requestId: string };
}

function carriesNotice(action: UnknownAction): action is NoticeCarrier {
  const { meta } = action as { meta?: { toast?: unknown } };
  return meta?.toast !== undefined;
}

/**
 * The queue of toasts: any action with a notice adds one (P8.1), in place of the older outcome of the same
 * use case; a success without a notice removes that, too. They close after a delay or by hand.
 */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as readonly Toast[],
  reducers: {
    toastDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== payload),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isSuccess, (state, { type }) =>
        state.filter((toast) => !sameUseCase(toast.from, type)),
      )
      .addMatcher(carriesNotice, (state, { type, meta }) => [
        ...state.filter(
          (toast) => !sameNotice(toast.notice, meta.toast.notice) && !sameUseCase(toast.from, type),
        ),
        { id: meta.requestId, from: type, ...meta.toast },
      ]),
  selectors: { selectToasts: (state): readonly Toast[] => state },
});

/** The same text twice is one toast, shown again. */
function sameNotice(one: ToastNotice, other: ToastNotice): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const OUTCOME = /\/(?:succeeded|failed)$/;

function isSuccess({ type }: UnknownAction): boolean {
  return type.endsWith('/succeeded');
}

/** Whether both actions are outcomes of one use case. */
function sameUseCase(one: string, other: string): boolean {
  return OUTCOME.test(other) && one.replace(OUTCOME, '') === other.replace(OUTCOME, '');
}

export const { toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
