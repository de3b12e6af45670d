import type { OfflinePage } from '../../application/ports/device/OfflinePage';

/**
 * The page of the service worker (`src/offline/serviceWorker.ts`). `isOn`: false where the build has turned
 * the worker off; the browser then replaces an installed worker by one that removes itself.
 */
export function workerOfflinePage(isOn: boolean): OfflinePage {
  return {
    prepare: () => {
      // Absent without https, and in some private windows.
      if (!isOn || !('serviceWorker' in navigator)) return;
      const register = (): void => {
        navigator.serviceWorker
          .register('/service-worker.js', { updateViaCache: 'none' })
          .catch(() => undefined);
      };
      if ('requestIdleCallback' in window) window.requestIdleCallback(register);
      else register();
    },
  };
}
