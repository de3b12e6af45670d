import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localKeyValueStore } from '../../../../src/adapters/browser/storage/keyValueStore';
import { tabRelease } from '../../../../src/adapters/browser/release/tabRelease';

const minute = 60_000;
const asked = vi.fn<() => Promise<Response>>();
let releases: readonly string[];
let ends: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25) });
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  releases = ['old'];
  ends = [];
  asked.mockReset();
  asked.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ releases }))));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  for (const end of ends) end();
  globalThis.isUsed = undefined;
  document.head.innerHTML = '';
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = () => tabRelease(localKeyValueStore(() => sessionStorage));

function show(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

const lose = (): boolean => window.dispatchEvent(new Event('vite:preloadError'));

describe('whether the host serves another release', () => {
  function watch() {
    const onReplaced = vi.fn();
    ends.push(open().watch(onReplaced));
    return onReplaced;
  }

  it('is asked when the visitor comes back, not within five minutes of the page or of the last time', async () => {
    const onReplaced = watch();
    await vi.advanceTimersByTimeAsync(4 * minute);
    show(true);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(minute);
    show(false);
    expect(asked).not.toHaveBeenCalled();
    show(true);
    await vi.advanceTimersByTimeAsync(minute);
    show(true);
    expect(asked).toHaveBeenCalledOnce();
    expect(onReplaced).not.toHaveBeenCalled();
    releases = ['new'];
    await vi.advanceTimersByTimeAsync(4 * minute);
    show(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(onReplaced).toHaveBeenCalledOnce();
  });

  it('is asked at once on a page that a service worker may have stored', async () => {
    releases = ['new'];
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    const onReplaced = watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(onReplaced).toHaveBeenCalledOnce();
  });

  it('is asked at once when a file is missing, once for several files', async () => {
    releases = ['new'];
    const onReplaced = watch();
    lose();
    lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledOnce();
    expect(onReplaced).toHaveBeenCalledOnce();
  });

  it('is unknown without an answer, and on a page that does not say its own release', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    const onReplaced = watch();
    lose();
    await vi.advanceTimersByTimeAsync(10_000);
    document.head.innerHTML = '';
    const other = watch();
    lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(onReplaced).not.toHaveBeenCalled();
    expect(other).not.toHaveBeenCalled();
  });

  it('is not asked any more after the end', async () => {
    watch();
    for (const end of ends) end();
    lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a tab that is left', () => {
  async function leave(
    release: ReturnType<typeof open>,
    onLeft: () => boolean = () => true,
  ): Promise<void> {
    ends.push(release.watch(() => undefined));
    lose();
    await vi.advanceTimersByTimeAsync(0);
    ends.push(release.whenLeftUnused(onLeft));
    show(false);
    await vi.advanceTimersByTimeAsync(10_000);
  }

  beforeEach(() => {
    releases = ['new'];
  });

  it('is reported after ten seconds', async () => {
    const onLeft = vi.fn(() => true);
    await leave(open(), onLeft);
    expect(onLeft).toHaveBeenCalledOnce();
  });

  it('is not left when the visitor comes back before', async () => {
    const onLeft = vi.fn(() => true);
    const release = open();
    ends.push(release.whenLeftUnused(onLeft));
    show(false);
    await vi.advanceTimersByTimeAsync(9_000);
    show(true);
    await vi.advanceTimersByTimeAsync(minute);
    expect(onLeft).not.toHaveBeenCalled();
  });

  it('is used when something was typed since it was loaded', async () => {
    globalThis.isUsed = true;
    const onLeft = vi.fn(() => true);
    await leave(open(), onLeft);
    expect(onLeft).not.toHaveBeenCalled();
  });

  it('is reported again while something runs, and once for each release after it was reloaded', async () => {
    const onLeft = vi.fn(() => false);
    await leave(open(), onLeft);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onLeft).toHaveBeenCalledTimes(2);
    for (const end of ends) end();

    const reloading = vi.fn(() => true);
    await leave(open(), reloading);
    // The page that a cache serves is still the old one.
    await leave(open(), reloading);
    expect(reloading).toHaveBeenCalledOnce();
    releases = ['newer'];
    await leave(open(), reloading);
    expect(reloading).toHaveBeenCalledTimes(2);
  });
});
