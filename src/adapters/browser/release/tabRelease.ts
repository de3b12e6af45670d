import type { SiteRelease } from '../../../application/ports/device/SiteRelease';
import type { KeyValueStore } from '../storage/keyValueStore';
import { runningRelease } from './runningRelease';

declare global {
  /** Something was typed since the page was loaded (`src/static/before-paint.js`). */
  var isUsed: boolean | undefined;
}

/** Minimum time in milliseconds between two checks when the visitor comes back to the tab. */
const PERIOD = 300_000;

/** Minimum time in milliseconds between two checks after missing files: a page lacks several at once. */
const TOGETHER = 5_000;

/** In milliseconds; a slower server counts as one without an answer. */
const PATIENCE = 5000;

/** Milliseconds after which a hidden tab counts as left. */
const LEFT = 10_000;

/**
 * Key of the release for which this tab last reloaded by itself: not twice for one release, because a cache
 * may still serve the old page.
 */
const TRIED = 'triedRelease';

/** `visit`: the storage of this tab. */
export function tabRelease(visit: KeyValueStore): SiteRelease {
  const loadedAt = Date.now();
  let askedAt = 0;
  let served = '';
  return {
    watch: (onReplaced) => {
      const running = runningRelease();
      const ask = async (pause: number, since: number): Promise<void> => {
        if (running === null || Date.now() - since < pause) return;
        askedAt = Date.now();
        const releases = await servedReleases();
        if (releases === null || releases.includes(running)) return;
        served = releases.join(' ');
        onReplaced();
      };
      const onShow = (): void => {
        if (document.visibilityState === 'visible') void ask(PERIOD, Math.max(loadedAt, askedAt));
      };
      // The worker may show the page of the last visit (`src/offline/serviceWorker.ts`).
      if ('serviceWorker' in navigator && navigator.serviceWorker.controller) void ask(0, 0);
      const onLost = (): void => void ask(TOGETHER, askedAt);
      document.addEventListener('visibilitychange', onShow);
      window.addEventListener('pageshow', onShow);
      window.addEventListener('vite:preloadError', onLost);
      return () => {
        document.removeEventListener('visibilitychange', onShow);
        window.removeEventListener('pageshow', onShow);
        window.removeEventListener('vite:preloadError', onLost);
      };
    },
    whenLeftUnused: (onLeft) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const leave = (): void => {
        const isUsed = document.visibilityState === 'visible' || globalThis.isUsed;
        if (isUsed || visit.read(TRIED) === served) return;
        if (onLeft()) visit.write(TRIED, served);
        else timer = setTimeout(leave, LEFT);
      };
      const onChange = (): void => {
        clearTimeout(timer);
        // A page that is being left for another one is hidden too.
        if (document.visibilityState === 'hidden') timer = setTimeout(leave, LEFT);
      };
      onChange();
      document.addEventListener('visibilitychange', onChange);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', onChange);
      };
    },
    reload: () => window.location.reload(),
  };
}

/**
 * The releases that the host serves, by `version.json`, one for each language; null if it gives no answer.
 */
async function servedReleases(): Promise<readonly string[] | null> {
  try {
    const answer = await fetch('/version.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return null;
    const { releases } = (await answer.json()) as { readonly releases?: unknown };
    const isList = Array.isArray(releases) && releases.every((one) => typeof one === 'string');
    return isList && releases.length > 0 ? releases : null;
  } catch {
    return null;
  }
}
