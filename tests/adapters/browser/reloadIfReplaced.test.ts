import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadIfReplaced } from '../../../src/adapters/browser/reloadIfReplaced';

const page = (entry: string): string =>
  `<!doctype html><html><head><script type="module" crossorigin src="${entry}"></script></head></html>`;

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

async function press(answer: () => Promise<Response>): Promise<unknown> {
  const reload = vi.fn();
  vi.stubGlobal('fetch', answer);
  const isReloading = await reloadIfReplaced(reload);
  expect(reload).toHaveBeenCalledTimes(isReloading ? 1 : 0);
  return isReloading;
}

it.each([
  [
    'reloads if the server sends the entry script of another build',
    page('/assets/index-new.js'),
    200,
    true,
  ],
  [
    'does not reload if the server sends that of the same build',
    page('/assets/index-old.js'),
    200,
    false,
  ],
  ['does not reload for a page without an entry script', '<h1>Maintenance</h1>', 200, false],
  ['does not reload for an error status', page('/assets/index-new.js'), 503, false],
  ['does not reload for an empty answer', '', 200, false],
])('%s', async (_, body, status, isReloading) => {
  expect(await press(() => Promise.resolve(new Response(body, { status })))).toBe(isReloading);
});

it('does not reload without a network', async () => {
  expect(await press(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
});
