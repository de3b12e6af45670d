import { createAction, nanoid } from '@reduxjs/toolkit';
import type { ToastNotice, TonedNotice } from '../ToastNotice';

/** Shows a toast, an error by default, where no use case reports it. */
export const notified = createAction(
  'shell/notified',
  (notice: ToastNotice, tone: TonedNotice['tone'] = 'error') => ({
    payload: null,
    meta: { toast: { tone, notice }, requestId: nanoid() },
  }),
);
