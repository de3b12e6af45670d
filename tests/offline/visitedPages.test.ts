import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeVisit, visitedPage } from '../../src/offline/visitedPages';

const week = 7 * 24 * 3_600_000;
let stored: Map<string, Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25) });
  stored = new Map();
  const store = {
    match: (path: string) => Promise.resolve(stored.get(path)?.clone()),
    put: (path: string, page: Response) => Promise.resolve(void stored.set(path, page)),
    delete: (path: string) => Promise.resolve(stored.delete(path)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(store) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a host answers. */
function answer(part: Partial<Response> = {}, headers: Readonly<Record<string, string>> = {}) {
  const page = new Response('<h1>Page</h1>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });
  return Object.defineProperties(page, {
    type: { value: part.type ?? 'basic' },
    status: { value: part.status ?? 200 },
    redirected: { value: part.redirected ?? false },
  });
}

describe('a page that the host answered', () => {
  it('is the page of the next visit, with its policy, and not as compressed', async () => {
    const policy = "default-src 'self'";
    const headers = { 'Content-Security-Policy': policy, 'Content-Encoding': 'br' };
    await storeVisit('/faq', answer({}, { ...headers, 'Content-Length': '5' }));
    const page = await visitedPage('/faq');
    expect(await page?.text()).toBe('<h1>Page</h1>');
    expect(page?.headers.get('Content-Security-Policy')).toBe(policy);
    expect(page?.headers.has('Content-Encoding')).toBe(false);
    expect(page?.headers.has('Content-Length')).toBe(false);
    expect(await visitedPage('/cgu')).toBeNull();
  });

  it.each([
    ['less than a week ago', week - 1, true],
    ['a week ago', week, false],
    ['by a clock that was ahead', -1, false],
  ])('stored %s: shown %#', async (_title, later, isShown) => {
    await storeVisit('/faq', answer());
    vi.setSystemTime(Date.now() + later);
    expect((await visitedPage('/faq')) !== null).toBe(isShown);
  });

  it('without the time of its storage is not shown', async () => {
    stored.set('/faq', answer());
    expect(await visitedPage('/faq')).toBeNull();
  });

  it.each([
    ['a maintenance', { status: 503 }, {}],
    ['a page that is gone', { status: 404 }, {}],
    ['a redirection', { type: 'opaqueredirect', status: 0 }, {}],
    ['a redirected page', { redirected: true }, {}],
    ['no page', {}, { 'Content-Type': 'application/json' }],
  ] as const)('%s removes the stored one', async (_title, part, headers) => {
    await storeVisit('/faq', answer());
    await storeVisit('/faq', answer(part, headers));
    expect(await visitedPage('/faq')).toBeNull();
  });
});
