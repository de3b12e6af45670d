import { describe, expect, it } from 'vitest';
import {
  draftKept,
  selectDraft,
  selectSignOuts,
} from '../../../src/application/drafts/draftsSlice';
import { followSession } from '../../../src/application/account/followSession';
import { renewSession } from '../../../src/application/account/renewSession';
import { restoreSession } from '../../../src/application/account/session';
import { selectSession } from '../../../src/application/account/sessionSlice';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { fakePorts, today } from '../../support/store/fakePorts';
import type { Instant } from '../../../src/domain/basis/instant';

describe('changes that another tab makes to the token', () => {
  const camille = aToken();
  const samia = aToken({ username: 'flotte@example.fr' });

  /** A tab with this token; `elsewhere` is the other tab, which changes what the browser stores. */
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

  it.each([
    ['before the token would have ended: a sign-out, which drops the drafts', 0, false],
    ['after its end: an expiry, which keeps them', 3_000_000_000, true],
  ])('during « Rester connecté », the token disappears %s', (_when, secondsLater, isKept) => {
    const tab = openTab(camille);
    const values = { city: 'MARSEILLE' };
    tab.store.dispatch(draftKept({ name: 'contact', signOuts: 0, owner: null, values }));
    tab.store.dispatch(renewSession());
    tab.elsewhere(null, secondsLater);
    expect(selectDraft(tab.store.getState(), 'contact')).toEqual(isKept ? values : undefined);
    expect(tab.username()).toBeNull();
  });

  it('a sign-out there ends the session here, drops what was typed and shows a toast', () => {
    const tab = openTab(camille);
    const signOuts = selectSignOuts(tab.store.getState());
    tab.elsewhere(null);
    expect(tab.username()).toBeNull();
    expect(tab.told()).toEqual([['error', 'account/signed-out-elsewhere']]);
    // The form of the page unmounts after that, and stores nothing.
    tab.store.dispatch(
      draftKept({ name: 'postal/1201', signOuts, owner: null, values: { city: 'MARSEILLE' } }),
    );
    expect(selectDraft(tab.store.getState(), 'postal/1201')).toBeUndefined();
  });

  it('a sign-in there opens the session here', () => {
    const tab = openTab(null);
    tab.elsewhere(camille);
    expect(tab.username()).toBe('camille.durand@example.fr');
    expect(tab.told()).toEqual([['success', 'account/signed-in-elsewhere']]);
  });

  it('a sign-in of another person there drops the data of the former one', () => {
    const tab = openTab(camille);
    const before = selectSignOuts(tab.store.getState());
    tab.elsewhere(samia);
    expect(tab.username()).toBe('flotte@example.fr');
    expect(selectSignOuts(tab.store.getState())).toBe(before + 1);
    expect(tab.told()).toEqual([['error', 'account/changed-elsewhere']]);
  });

  it('a new token of the same person updates the session without a toast', () => {
    const tab = openTab(camille);
    tab.elsewhere(aToken({ scopes: ['FREE'] }));
    expect(selectSession(tab.store.getState())).toMatchObject({ session: { scopes: ['FREE'] } });
    expect(tab.told()).toEqual([]);
  });

  it('M4.8 a token that expired there ends the session here without a toast, and drafts remain', () => {
    const tab = openTab(aToken({ exp: today + 60 }));
    const signOuts = selectSignOuts(tab.store.getState());
    tab.elsewhere(null, 61);
    expect(tab.username()).toBeNull();
    expect(tab.told()).toEqual([]);
    tab.store.dispatch(
      draftKept({ name: 'postal/1201', signOuts, owner: null, values: { city: 'MARSEILLE' } }),
    );
    expect(selectDraft(tab.store.getState(), 'postal/1201')).toEqual({ city: 'MARSEILLE' });
  });

  it('M4.8 an expired token that is still stored ends the session at the next route change only', () => {
    const token = aToken({ exp: today + 60 });
    const tab = openTab(token);
    tab.elsewhere(token, 61);
    expect(tab.username()).toBe('camille.durand@example.fr');
  });

  it.each([
    ['unreadable', 'x.y'],
    ['expired', aToken({ exp: today })],
  ])('an %s token there opens no session here', (_name, token) => {
    const tab = openTab(null);
    tab.elsewhere(token);
    expect(tab.username()).toBeNull();
    expect(tab.told()).toEqual([]);
  });

  it('are ignored once the page is closed', () => {
    const tab = openTab(camille);
    tab.stop();
    tab.elsewhere(null);
    expect(tab.username()).toBe('camille.durand@example.fr');
  });
});
