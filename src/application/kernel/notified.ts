import { createAction, nanoid } from '@reduxjs/toolkit';
import type { Notice, ToldNotice } from '../Notice';

/** Says in a toast what went wrong, unless told otherwise, where no use case reports it. */
export const notified = createAction(
  'shell/notified',
  (notice: Notice, tone: ToldNotice['tone'] = 'error') => ({
    payload: null,
    meta: { told: { tone, notice }, requestId: nanoid() },
  }),
);
