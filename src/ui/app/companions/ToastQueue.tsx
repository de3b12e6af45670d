import type { ReactElement } from 'react';
import { selectToasts, toastDismissed } from '../../../application/shell/toastsSlice';
import { messageFor } from '../../messages/messageFor';
import { ToastRegion } from '../../shell/ToastRegion';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { noticeMessages } from '../noticeMessages';

/** The toasts. Their code is loaded with `Companions`, so that they also work without a network. */
export function ToastQueue(): ReactElement | null {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts).map(({ id, from, tone, notice }) => ({
    id,
    from,
    tone,
    text: messageFor(noticeMessages, notice),
  }));
  return toasts.length === 0 ? null : (
    <ToastRegion
      toasts={toasts}
      onDismiss={(id) => {
        dispatch(toastDismissed(id));
      }}
    />
  );
}
