import { fakePorts } from '../../support/fakePorts';
import { none, some } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { localKeyValueStore } from '../../../src/adapters/browser/keyValueStore';
import { localConsentStorage } from '../../../src/adapters/browser/localConsentStorage';
import { localPreferenceStorage } from '../../../src/adapters/browser/localPreferenceStorage';
import { localTokenStorage } from '../../../src/adapters/browser/localTokenStorage';
import { today } from '../../support/fakePorts';

const store = localKeyValueStore(() => localStorage);

beforeEach(() => {
  localStorage.clear();
});

describe('M3.14, P3.26 the keys in the browser', () => {
  it('token', () => {
    const tokens = localTokenStorage(store);
    expect(tokens.read()).toEqual(none);
    tokens.write('a.b.c');
    expect(localStorage.getItem('token')).toBe('a.b.c');
    expect(tokens.read()).toEqual(some('a.b.c'));
    tokens.clear();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('cookies, acceptMAT and acceptTP', () => {
    const consents = localConsentStorage(store);
    expect(consents.read()).toEqual(none);
    consents.write({ audience: true, thirdParty: false, answeredAt: today });
    expect({ ...localStorage }).toEqual({
      cookies: String(today),
      acceptMAT: 'true',
      acceptTP: 'false',
    });
    expect(consents.read()).toEqual(some({ audience: true, thirdParty: false, answeredAt: today }));
  });

  it('an answer without a readable date is no answer', () => {
    localStorage.setItem('cookies', 'true');
    expect(localConsentStorage(store).read()).toEqual(none);
  });

  it('currentContract and noPerPage', () => {
    const preferences = localPreferenceStorage(store);
    preferences.writeContractIndex(2);
    preferences.writePageSize(750);
    expect({ ...localStorage }).toEqual({ currentContract: '2', noPerPage: '750' });
    expect(preferences.readContractIndex()).toBe(2);
    expect(preferences.readPageSize()).toBe(750);
    preferences.clearContractIndex();
    expect(localStorage.getItem('currentContract')).toBeNull();
  });

  it.each(['', '-1', '1.5', 'un', '99999'])(
    'a wrong contract index %j reads as the first',
    (text) => {
      localStorage.setItem('currentContract', text);
      expect(localPreferenceStorage(store).readContractIndex()).toBe(0);
    },
  );

  it.each(['', '99', 'cent'])('M9.1 a wrong page size %j reads as 100', (text) => {
    localStorage.setItem('noPerPage', text);
    expect(localPreferenceStorage(store).readPageSize()).toBe(100);
  });

  it('the colour scheme follows the system until one is chosen', () => {
    const preferences = localPreferenceStorage(store);
    expect(preferences.readColorScheme()).toBe('auto');
    preferences.writeColorScheme('dark');
    expect(localStorage.getItem('colorScheme')).toBe('dark');
    expect(preferences.readColorScheme()).toBe('dark');
    preferences.writeColorScheme('auto');
    expect(preferences.readColorScheme()).toBe('auto');
  });
});

describe('M4.10 the alerts panel', () => {
  it('is remembered open or collapsed, and as untouched before', () => {
    const { visits } = fakePorts().browser;
    expect(visits.readAlertsCollapsed()).toBeNull();
    visits.writeAlertsCollapsed(true);
    expect(visits.readAlertsCollapsed()).toBe(true);
    visits.writeAlertsCollapsed(false);
    expect(visits.readAlertsCollapsed()).toBe(false);
  });
});

describe('what other tabs do to the token', () => {
  it.each([
    ['another tab changed it', new StorageEvent('storage', { key: 'token' }), true],
    ['another tab removed everything', new StorageEvent('storage', { key: null }), true],
    ['another tab changed something else', new StorageEvent('storage', { key: 'cookies' }), false],
    [
      'the page came back as it was',
      new PageTransitionEvent('pageshow', { persisted: true }),
      true,
    ],
    ['the page was loaded', new PageTransitionEvent('pageshow', { persisted: false }), false],
  ])('%s', (_title, event, isTold) => {
    let told = 0;
    const stop = localTokenStorage(store).watch(() => (told += 1));
    window.dispatchEvent(event);
    expect(told).toBe(isTold ? 1 : 0);
    stop();
    window.dispatchEvent(event);
    expect(told).toBe(isTold ? 1 : 0);
  });
});

describe('a browser that forbids storage', () => {
  it('keeps the visit going from memory', () => {
    const forbidden = localKeyValueStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const tokens = localTokenStorage(forbidden);
    expect(tokens.read()).toEqual(none);
    tokens.write('a.b.c');
    expect(tokens.read()).toEqual(some('a.b.c'));
    tokens.clear();
    expect(tokens.read()).toEqual(none);
  });
});
