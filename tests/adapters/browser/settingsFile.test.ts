import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettingsFile } from '../../../src/adapters/browser/settingsFile';

const sent = vi.fn(() => Promise.resolve(new Response('{"stage":"test"}')));

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.siteSettings = undefined;
});

describe('config.json', () => {
  it('is the answer to the request of the page; it is requested once', async () => {
    globalThis.siteSettings = Promise.resolve({ status: 200, text: '{}' });
    expect(await readSettingsFile()).toBe('{}');
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([404, 410])('is absent with the status %i', async (status) => {
    globalThis.siteSettings = Promise.resolve({ status, text: 'Not Found' });
    expect(await readSettingsFile()).toBeNull();
  });

  it.each([500, 503, 403, 206])('is unknown with the status %i', async (status) => {
    globalThis.siteSettings = Promise.resolve({ status, text: '{}' });
    await expect(readSettingsFile()).rejects.toThrow(`got ${status}`);
  });

  it('is requested again after a failure', async () => {
    globalThis.siteSettings = Promise.reject(new TypeError('Failed to fetch'));
    await expect(readSettingsFile()).rejects.toThrow('Failed to fetch');
    expect(await readSettingsFile()).toBe('{"stage":"test"}');
    expect(sent).toHaveBeenCalledExactlyOnceWith('/config.json', expect.anything());
  });
});
