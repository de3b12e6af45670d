import { afterEach, expect, it, vi } from 'vitest';
import { workerOfflinePage } from '../../../src/adapters/browser/workerOfflinePage';

const register = vi.fn((..._: readonly unknown[]) => Promise.resolve());

function browserWith(container: object | undefined): void {
  vi.stubGlobal('navigator', container === undefined ? {} : { serviceWorker: container });
}

afterEach(() => {
  vi.unstubAllGlobals();
  register.mockReset();
});

it('registers the worker, whose updates no cache may delay', () => {
  register.mockResolvedValue();
  browserWith({ register });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  workerOfflinePage(true).prepare();
  expect(register.mock.calls).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
});

it('registers nothing in a build without the worker, and in a browser without workers', () => {
  browserWith({ register });
  workerOfflinePage(false).prepare();
  browserWith(undefined);
  workerOfflinePage(true).prepare();
  expect(register).not.toHaveBeenCalled();
});

it('a browser that refuses the worker keeps its own page', async () => {
  const refused = Promise.reject(new Error('refused'));
  register.mockReturnValue(refused);
  browserWith({ register });
  workerOfflinePage(true).prepare();
  await expect(refused).rejects.toThrow('refused');
});
