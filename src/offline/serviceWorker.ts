import { languageOf, languages, pathIn } from '../ui/navigation/languages';
import type { FetchEvent, InstallEvent, WorkerScope } from './WorkerScope';

const scope = self as unknown as WorkerScope;
const page = '/offline.html';
const pages = languages.map((language) => pathIn(language, page));
/** The style sheets and the scripts of the pages: their names contain a hash of their content. */
const ownFiles = '/assets/offline-';
const stores = 'offline-';
/** The build writes the hash of the pages here: another page makes another worker. */
const store = `${stores}%version%`;

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([...pages.map(storePage), scope.skipWaiting(), passOthers(event)]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOtherStores(), scope.registration.navigationPreload.enable()]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin || request.method !== 'GET') return;
  if (pathname.startsWith(ownFiles)) event.respondWith(ownFile(request));
  else if (request.destination === 'document' && !/^\/api\/|\.\w+$/.test(pathname)) {
    event.respondWith(fromNetwork(event));
  }
});

/** The page of the network; without a network the page that says so in its language, and no other one. */
async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (problem) {
    const { pathname } = new URL(request.url);
    const stored = await caches.match(pathIn(languageOf(pathname), page));
    if (stored) return stored;
    throw problem;
  }
}

async function ownFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Stores a page and its own files; rejects if one does not arrive: the worker is then not installed. */
async function storePage(path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: status ${answer.status}`);
  const html = await answer.text();
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/offline-[^"]+)"/g)];
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  const policy = answer.headers.get('Content-Security-Policy');
  if (policy !== null) headers.set('Content-Security-Policy', policy);
  const cache = await caches.open(store);
  await cache.addAll(files.map(([, file = '']) => file));
  await cache.put(path, new Response(html, { status: 200, headers }));
}

async function deleteOtherStores(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(stores) && name !== store);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Lets Chromium send everything but pages and the own files to the network without starting the worker. */
async function passOthers(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.([
      { condition: { urlPattern: `${ownFiles}*` }, source: 'fetch-event' },
      { condition: { not: { requestDestination: 'document' } }, source: 'network' },
    ]);
  } catch {
    // An older Chromium does not know the conditions: the worker passes these requests on.
  }
}
