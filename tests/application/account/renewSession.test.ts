import { describe, expect, it } from 'vitest';
import { endingSession, renewSession } from '../../../src/application/account/renewSession';
import { checkSession, restoreSession } from '../../../src/application/account/session';
import { draftKept, selectDraft } from '../../../src/application/drafts/draftsSlice';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { fakePorts, today } from '../../support/store/fakePorts';
import type { Instant } from '../../../src/domain/basis/instant';

function openWith(secondsLeft: number) {
  let now: number = today;
  const access = fakePorts({ clock: { now: () => now as Instant } });
  access.browser.tokens.write(aToken({ exp: today + secondsLeft }));
  const store = createAppStore(access);
  store.dispatch(restoreSession());
  const wait = (seconds: number): void => void (now += seconds);
  return { store, tokens: access.browser.tokens, wait };
}

describe('the end of a session', () => {
  it.each([
    [3600, false],
    [121, false],
    [120, true],
    [1, true],
  ])('%i seconds before: announced %s', (secondsLeft, isAnnounced) => {
    const { store } = openWith(secondsLeft);
    expect(store.dispatch(endingSession()) !== null).toBe(isAnnounced);
  });

  it('a visitor has none', () => {
    expect(createAppStore(fakePorts()).dispatch(endingSession())).toBeNull();
  });

  it('« Rester connecté » keeps drafts, and the token for the other tabs', () => {
    const { store, tokens } = openWith(60);
    const values = { text: 'Bonjour' };
    store.dispatch(draftKept({ name: 'contact', signOuts: 0, owner: null, values }));
    store.dispatch(renewSession());
    expect(store.getState().session).toMatchObject({ status: 'anonymous' });
    expect(selectDraft(store.getState(), 'contact')).toEqual(values);
    expect(tokens.read()).not.toBeNull();
  });

  it('M4.8 a token left behind is removed at the first route change after its expiry', () => {
    const { store, tokens, wait } = openWith(60);
    store.dispatch(renewSession());
    expect(store.dispatch(checkSession())).toBe(false);
    wait(60);
    expect(store.dispatch(checkSession())).toBe(true);
    expect(tokens.read()).toBeNull();
    expect(store.dispatch(checkSession())).toBe(false);
  });
});
