import { createAction, nanoid } from '@reduxjs/toolkit';
import type { Notice } from '../Notice';

/** Says in a toast what went wrong, where no use case reports it. */
export const notified = createAction('shell/notified', (notice: Notice) => ({
  payload: null,
  meta: { told: { tone: 'error' as const, notice }, requestId: nanoid() },
}));
