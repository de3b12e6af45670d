import { visitedStore } from './visitedPages';
import type { WorkerScope } from './WorkerScope';

// Replaces the service worker of an earlier build: removes what it stored, and itself.
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('offline-') || name === visitedStore)
      .map((name) => caches.delete(name)),
  );
  await scope.registration.unregister();
}
