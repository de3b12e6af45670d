import { describe, expect, it } from 'vitest';
import { checkSession, restoreSession, signOut } from '../../../src/application/account/session';
import { selectIsSignedIn } from '../../../src/application/account/sessionSlice';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { aKeptSignature } from '../../support/purchase/keptSignature';
import { fakePorts, today } from '../../support/store/fakePorts';
import type { Instant } from '../../../src/domain/basis/instant';

describe('the session that the browser stores', () => {
  it('is restored at start', () => {
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
    expect(access.browser.tokens.read()).toBeNull();
  });

  it('M9.15 ends at the first check after its expiry, without a toast', () => {
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
    expect(access.browser.tokens.read()).toBeNull();
    expect(store.getState().toasts).toEqual([]);
  });

  describe('the correction of the clock that a sign-in stored', () => {
    /** A device whose clock was a day ahead at the sign-in, and shows `deviceNow` at this start. */
    function start(deviceNow: number) {
      let correction = -86_400;
      const clock = {
        now: () => (deviceNow + correction) as Instant,
        deviceNow: () => deviceNow as Instant,
        correct: (seconds: number) => {
          correction = seconds;
        },
      };
      const access = fakePorts({ clock });
      access.browser.tokens.write(aToken({ iat: today }));
      const store = createAppStore(access);
      store.dispatch(restoreSession());
      return { store, correction: () => correction };
    }

    it('stays while the device is a day ahead', () => {
      expect(start(today + 86_400).correction()).toBe(-86_400);
    });

    it('is removed once the device shows the right time again', () => {
      expect(start(today + 5).correction()).toBe(0);
    });

    it('is removed by a sign-out', () => {
      const { store, correction } = start(today + 86_400);
      store.dispatch(signOut());
      expect(correction()).toBe(0);
    });
  });

  it('P4.5 sign-out removes the records of payments and the link of a contract to sign', () => {
    const access = fakePorts();
    access.browser.paymentRecords.write([]);
    access.browser.signatures.write(aKeptSignature());
    createAppStore(access).dispatch(signOut());
    expect(access.browser.paymentRecords.read()).toBeNull();
    expect(access.browser.signatures.read()).toBeNull();
  });

  it('P2.25 is removed on sign-out, with the selected contract', () => {
    const access = fakePorts();
    access.browser.tokens.write(aToken());
    access.browser.preferences.writeContractIndex(2);
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    store.dispatch(signOut());
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(access.browser.tokens.read()).toBeNull();
    expect(access.browser.preferences.readContractIndex()).toBe(0);
  });

  it('survives a reload of the page', () => {
    const access = fakePorts();
    const token = aToken();
    access.browser.tokens.write(token);
    createAppStore(access).dispatch(restoreSession());
    expect(access.browser.tokens.read()).toEqual(token);
  });
});
