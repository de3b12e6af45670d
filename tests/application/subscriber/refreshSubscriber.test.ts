import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import type { ToastNotice } from '../../../src/application/ToastNotice';
import { refreshSubscriber } from '../../../src/application/subscriber/refreshSubscriber';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it.each<[ServiceError, readonly ToastNotice[]]>([
  [
    { kind: 'service/failed' },
    [{ kind: 'member/not-refreshed', cause: { kind: 'service/failed' } }],
  ],
  [{ kind: 'service/session-expired' }, []],
])('a failure %j shows the toasts %j', async (failure, toasts) => {
  const store = createAppStore(fakePorts({ subscribers: { load: () => TE.left(failure) } }));
  await store.dispatch(refreshSubscriber());
  expect(selectToasts(store.getState()).map(({ notice }) => notice)).toEqual(toasts);
});
