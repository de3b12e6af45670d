import { expect, it } from 'vitest';
import { restoreSession, signOut } from '../../../src/application/account/session';
import { createTabMemory } from '../../../src/application/kernel/createTabMemory';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { fakePorts } from '../../support/store/fakePorts';

const { recall, forget } = createTabMemory(
  (name: string) => ({ name }),
  (name) => name,
);

function openTab(token = aToken()) {
  const access = fakePorts();
  access.browser.tokens.write(token);
  const store = createAppStore(access);
  store.dispatch(restoreSession());
  return { access, store };
}

it('keeps the value of the same input, and replaces it for another one', () => {
  const { store } = openTab();
  const first = store.dispatch(recall('september'));
  expect(store.dispatch(recall('september'))).toBe(first);
  store.dispatch(recall('october'));
  expect(store.dispatch(recall('september'))).not.toBe(first);
});

it('forgets when it is told to', () => {
  const { store } = openTab();
  const first = store.dispatch(recall('september'));
  store.dispatch(forget());
  expect(store.dispatch(recall('september'))).not.toBe(first);
});

it('is of this tab', () => {
  const first = openTab().store.dispatch(recall('september'));
  expect(openTab().store.dispatch(recall('september'))).not.toBe(first);
});

it('survives a session that ended and was renewed by the same person', () => {
  const { access, store } = openTab();
  const first = store.dispatch(recall('september'));
  access.browser.tokens.write(aToken({ scopes: ['SUBSCRIBER'] }));
  expect(store.dispatch(recall('september'))).toBe(first);
});

it('is never given to another person', () => {
  const { access, store } = openTab();
  const first = store.dispatch(recall('september'));
  access.browser.tokens.write(aToken({ username: 'flotte@example.fr' }));
  expect(store.dispatch(recall('september'))).not.toBe(first);
});

it('a sign-out forgets it', () => {
  const { access, store } = openTab();
  const first = store.dispatch(recall('september'));
  store.dispatch(signOut());
  access.browser.tokens.write(aToken());
  expect(store.dispatch(recall('september'))).not.toBe(first);
});
