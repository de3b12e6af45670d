import { expect, it } from 'vitest';
import { currentUsername } from '../../../src/application/kernel/currentUsername';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { fakePorts, today } from '../../support/store/fakePorts';

it.each([
  ['a token that counts', aToken(), 'camille.durand@example.fr'],
  ['a token whose time has passed', aToken({ exp: today }), null],
  ['a token that cannot be read', 'x.y', null],
  ['no token', null, null],
])('P6.2 with %s, the signed-in username is %3$s', (_title, token, username) => {
  const access = fakePorts();
  if (token !== null) access.browser.tokens.write(token);
  expect(createAppStore(access).dispatch(currentUsername())).toBe(username);
});
