import * as TE from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
import { changePassword } from '../../../src/application/subscriber/changePassword';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { aPasswordChange } from '../../support/http/requests';
import { fakePorts } from '../../support/store/fakePorts';

it('M1.6, M7.14 sends the old and the new password', async () => {
  const call = vi.fn(() => TE.right({ sentence: null }));
  const store = createAppStore(fakePorts({ subscribers: { changePassword: call } }));
  await store.dispatch(changePassword(aPasswordChange));
  expect(call.mock.calls).toEqual([[aPasswordChange]]);
});

it('a lost answer says that the password may have changed', async () => {
  const cause = { kind: 'service/unreachable' } as const;
  const subscribers = { changePassword: () => TE.left(cause) };
  const store = createAppStore(fakePorts({ subscribers }));
  await store.dispatch(changePassword(aPasswordChange));
  const [toast] = selectToasts(store.getState());
  expect(toast?.notice).toEqual({ kind: 'member/password-unanswered', cause });
});
