import * as TE from 'fp-ts/TaskEither';
import { expect, it, vi } from 'vitest';
import { changePassword } from '../../../src/application/subscriber/changePassword';
import { createAppStore } from '../../../src/application/store';
import { aPasswordChange } from '../../support/http/requests';
import { fakePorts } from '../../support/store/fakePorts';

it('M1.6, M7.14 sends the old and the new password', async () => {
  const call = vi.fn(() => TE.right({ sentence: null }));
  const store = createAppStore(fakePorts({ subscribers: { changePassword: call } }));
  await store.dispatch(changePassword(aPasswordChange));
  expect(call.mock.calls).toEqual([[aPasswordChange]]);
});
