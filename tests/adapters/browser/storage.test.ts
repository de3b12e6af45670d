import { beforeEach, describe, expect, it } from 'vitest';
import { localKeyValueStore } from '../../../src/adapters/browser/storage/keyValueStore';
import { localConsentStorage } from '../../../src/adapters/browser/storage/localConsentStorage';
import { localPreferenceStorage } from '../../../src/adapters/browser/storage/localPreferenceStorage';
import { localTokenStorage } from '../../../src/adapters/browser/storage/localTokenStorage';
import { today } from '../../support/store/fakePorts';

const store = localKeyValueStore(() => localStorage);

beforeEach(() => {
  localStorage.clear();
});

describe('M3.14, P3.26 the keys in the browser', () => {
  it('token', () => {
    const tokens = localTokenStorage(store);
    expect(tokens.read()).toBeNull();
    tokens.write('a.b.c');
    expect(localStorage.getItem('token')).toBe('a.b.c');
    expect(tokens.read()).toEqual('a.b.c');
    tokens.clear();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('cookies, acceptMAT and acceptTP', () => {
    const consents = localConsentStorage(store);
    expect(consents.read()).toBeNull();
    consents.write({ audience: true, thirdParty: false, answeredAt: today });
    expect({ ...localStorage }).toEqual({
      cookies: String(today),
      acceptMAT: 'true',
      acceptTP: 'false',
    });
    expect(consents.read()).toEqual({ audience: true, thirdParty: false, answeredAt: today });
  });

  it('an answer about cookies without a valid date counts as none', () => {
    localStorage.setItem('cookies', 'true');
    expect(localConsentStorage(store).read()).toBeNull();
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
    'an invalid contract index %j is read as the first',
    (text) => {
      localStorage.setItem('currentContract', text);
      expect(localPreferenceStorage(store).readContractIndex()).toBe(0);
    },
  );

  it.each(['', '99', 'cent'])('M9.1 an invalid page size %j is read as 100', (text) => {
    localStorage.setItem('noPerPage', text);
    expect(localPreferenceStorage(store).readPageSize()).toBe(100);
  });

  it('the colour scheme is that of the system until one is chosen', () => {
    const preferences = localPreferenceStorage(store);
    expect(preferences.readColorScheme()).toBe('auto');
    preferences.writeColorScheme('dark');
    expect(localStorage.getItem('colorScheme')).toBe('dark');
    expect(preferences.readColorScheme()).toBe('dark');
    preferences.writeColorScheme('auto');
    expect(preferences.readColorScheme()).toBe('auto');
  });
});

describe('the watch of the token', () => {
  it.each([
    ['calls back when another tab changed it', new StorageEvent('storage', { key: 'token' }), true],
    [
      'calls back when another tab cleared the storage',
      new StorageEvent('storage', { key: null }),
      true,
    ],
    [
      'does not call back when another tab changed another key',
      new StorageEvent('storage', { key: 'cookies' }),
      false,
    ],
    [
      'calls back when the browser restored the page from its cache',
      new PageTransitionEvent('pageshow', { persisted: true }),
      true,
    ],
    [
      'does not call back when the page was loaded',
      new PageTransitionEvent('pageshow', { persisted: false }),
      false,
    ],
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

describe('P4.34 the watch of the answer about cookies', () => {
  it.each(['cookies', 'acceptMAT', 'acceptTP'])('follows the key %s', (key) => {
    let told = 0;
    const stop = localConsentStorage(store).watch(() => (told += 1));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(told).toBe(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(told).toBe(1);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(told).toBe(1);
  });
});

describe('a browser that forbids storage', () => {
  it('stores values in the memory of the page', () => {
    const forbidden = localKeyValueStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const tokens = localTokenStorage(forbidden);
    expect(tokens.read()).toBeNull();
    tokens.write('a.b.c');
    expect(tokens.read()).toEqual('a.b.c');
    tokens.clear();
    expect(tokens.read()).toBeNull();
  });
});
