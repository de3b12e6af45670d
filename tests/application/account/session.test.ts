import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { draftKept, selectDraft, selectSignOuts } from '../../../src/application/forms/draftsSlice';
import { followSession } from '../../../src/application/account/followSession';
import { checkSession, restoreSession, signOut } from '../../../src/application/account/session';
import { selectIsSignedIn, selectSession } from '../../../src/application/account/sessionSlice';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/aToken';
import { fakePorts, today } from '../../support/fakePorts';
import type { Instant } from '../../../src/domain/instant';

describe('the session kept by the browser', () => {
  it('is taken up at start', () => {
    const access = fakePorts();
    access.browser.tokens.write(aToken());
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });

  it.each([
    ['unreadable', 'x.y'],
    ['expired', aToken({ exp: today })],
  ])('is dropped when its token is %s', (_reason, token) => {
    const access = fakePorts();
    access.browser.tokens.write(token);
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(access.browser.tokens.read()).toEqual(none);
  });

  it('M9.15 ends at the first check after its time has passed, without a toast', () => {
    let now: number = today;
    const access = fakePorts({ clock: { now: () => now as Instant } });
    access.browser.tokens.write(aToken({ exp: today + 60 }));
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    now = today + 59;
    store.dispatch(checkSession());
    expect(selectIsSignedIn(store.getState())).toBe(true);
    now = today + 60;
    store.dispatch(checkSession());
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(access.browser.tokens.read()).toEqual(none);
    expect(store.getState().toasts).toEqual([]);
  });

  it('P2.25 is cleared on sign-out, with the selected contract', () => {
    const access = fakePorts();
    access.browser.tokens.write(aToken());
    access.browser.preferences.writeContractIndex(2);
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    store.dispatch(signOut());
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(access.browser.tokens.read()).toEqual(none);
    expect(access.browser.preferences.readContractIndex()).toBe(0);
  });

  it('survives a reload of the page', () => {
    const access = fakePorts();
    const token = aToken();
    access.browser.tokens.write(token);
    createAppStore(access).dispatch(restoreSession());
    expect(access.browser.tokens.read()).toEqual(some(token));
  });
});

describe('what another tab does to the token', () => {
  const camille = aToken();
  const samia = aToken({ username: 'flotte@example.fr' });

  /** A tab with this token; `elsewhere` stands for the other tab, which changes what the browser keeps. */
  function openTab(token: string | null) {
    let tell: () => void = () => undefined;
    let now: number = today;
    const access = fakePorts({ clock: { now: () => now as Instant } });
    const { tokens } = access.browser;
    const watched = {
      ...tokens,
      watch: (onChange: () => void) => ((tell = onChange), () => (tell = () => undefined)),
    };
    const browser = { ...access.browser, tokens: watched };
    if (token !== null) tokens.write(token);
    const store = createAppStore({ ...access, browser });
    store.dispatch(restoreSession());
    const stop = store.dispatch(followSession());
    return {
      store,
      stop,
      username: () => {
        const state = selectSession(store.getState());
        return state.status === 'signedIn' ? state.session.username : null;
      },
      told: () => store.getState().toasts.map(({ tone, notice }) => [tone, notice.kind]),
      elsewhere: (kept: string | null, secondsLater = 0) => {
        now += secondsLater;
        if (kept === null) tokens.clear();
        else tokens.write(kept);
        tell();
      },
    };
  }

  it('a sign-out there is one here, which forgets what was typed and says why', () => {
    const tab = openTab(camille);
    const signOuts = selectSignOuts(tab.store.getState());
    tab.elsewhere(null);
    expect(tab.username()).toBeNull();
    expect(tab.told()).toEqual([['error', 'account/signed-out-elsewhere']]);
    // The form of the page gives way after that, and keeps nothing.
    tab.store.dispatch(draftKept({ name: 'postal/1201', signOuts, values: { city: 'MARSEILLE' } }));
    expect(selectDraft(tab.store.getState(), 'postal/1201')).toBeUndefined();
  });

  it('a sign-in there is one here', () => {
    const tab = openTab(null);
    tab.elsewhere(camille);
    expect(tab.username()).toBe('camille.durand@example.fr');
    expect(tab.told()).toEqual([['success', 'account/signed-in-elsewhere']]);
  });

  it("another person's sign-in there drops what was known of the former one", () => {
    const tab = openTab(camille);
    const before = selectSignOuts(tab.store.getState());
    tab.elsewhere(samia);
    expect(tab.username()).toBe('flotte@example.fr');
    expect(selectSignOuts(tab.store.getState())).toBe(before + 1);
    expect(tab.told()).toEqual([['error', 'account/changed-elsewhere']]);
  });

  it('a new token of the same person goes on in silence, with what it says', () => {
    const tab = openTab(camille);
    tab.elsewhere(aToken({ scopes: ['FREE'] }));
    expect(selectSession(tab.store.getState())).toMatchObject({ session: { scopes: ['FREE'] } });
    expect(tab.told()).toEqual([]);
  });

  it('M4.8 a token whose time has passed there ends here in silence, and what was typed is kept', () => {
    const tab = openTab(aToken({ exp: today + 60 }));
    const signOuts = selectSignOuts(tab.store.getState());
    tab.elsewhere(null, 61);
    expect(tab.username()).toBeNull();
    expect(tab.told()).toEqual([]);
    tab.store.dispatch(draftKept({ name: 'postal/1201', signOuts, values: { city: 'MARSEILLE' } }));
    expect(selectDraft(tab.store.getState(), 'postal/1201')).toEqual({ city: 'MARSEILLE' });
  });

  it.each([
    ['unreadable', 'x.y'],
    ['expired', aToken({ exp: today })],
  ])('an %s token there opens nothing here', (_name, token) => {
    const tab = openTab(null);
    tab.elsewhere(token);
    expect(tab.username()).toBeNull();
    expect(tab.told()).toEqual([]);
  });

  it('is followed no longer once the page is gone', () => {
    const tab = openTab(camille);
    tab.stop();
    tab.elsewhere(null);
    expect(tab.username()).toBe('camille.durand@example.fr');
  });
});
