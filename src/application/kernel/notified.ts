import { createAction, nanoid } from '@reduxjs/toolkit';
import type { Notice } from './Notice';

/** Says something in a toast, for what no use case reports. */
export const notified = createAction('shell/notified', (notice: Notice) => ({
  payload: null,
  meta: { notice, requestId: nanoid() },
}));
