import { expect, it } from 'vitest';
import { restoreSession } from '../../../src/application/account/session';
import { selectIsSignedIn } from '../../../src/application/account/sessionSlice';
import { endSession } from '../../../src/application/kernel/endSession';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { fakePorts } from '../../support/store/fakePorts';

it('M4.8 removes the token and ends the session', () => {
  const access = fakePorts();
  access.browser.tokens.write(aToken());
  const store = createAppStore(access);
  store.dispatch(restoreSession());
  store.dispatch(endSession());
  expect(access.browser.tokens.read()).toBeNull();
  expect(selectIsSignedIn(store.getState())).toBe(false);
});
