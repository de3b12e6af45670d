import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLeaving } from '../../../src/adapters/browser/watchLeaving';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a page that stays does not wait', async () => {
  const page = new EventTarget() as Window;
  await watchLeaving(page)();
  expect(vi.getTimerCount()).toBe(0);
});

it('a page that is being left waits, until it is clear that it was not left', async () => {
  const page = new EventTarget() as Window;
  const untilStayed = watchLeaving(page);
  page.dispatchEvent(new Event('beforeunload'));
  let hasStayed = false;
  void untilStayed().then(() => (hasStayed = true));
  await vi.advanceTimersByTimeAsync(4_900);
  expect(hasStayed).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(hasStayed).toBe(true);
  await untilStayed();
  expect(vi.getTimerCount()).toBe(0);
});
