import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadIfReplaced } from '../../../../src/adapters/browser/release/reloadIfReplaced';

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
  ['reloads if the host serves another release', '{"releases":["new"]}', 200, true],
  ['does not reload if it serves the same one', '{"releases":["new","old"]}', 200, false],
  ['does not reload for an answer without releases', '{"releases":[]}', 200, false],
  ['does not reload for another answer', '{"release":"new"}', 200, false],
  ['does not reload for an error status', '{"releases":["new"]}', 503, false],
  ['does not reload for a page', '<h1>Maintenance</h1>', 200, false],
])('%s', async (_, body, status, isReloading) => {
  expect(await press(() => Promise.resolve(new Response(body, { status })))).toBe(isReloading);
});

it('does not reload without a network', async () => {
  expect(await press(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
});

it('does not reload a page that does not say its own release', async () => {
  document.head.innerHTML = '';
  const answer = new Response('{"releases":["new"]}');
  expect(await press(() => Promise.resolve(answer))).toBe(false);
});
