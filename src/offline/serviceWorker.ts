import { languageOf, languages, pathIn } from '../ui/navigation/languages';
import { storeVisit, visitedPage } from './visitedPages';
import type { FetchEvent, InstallEvent, WorkerScope } from './WorkerScope';

const scope = self as unknown as WorkerScope;
const page = '/offline.html';
const pages = languages.map((language) => pathIn(language, page));
/** The style sheets and the scripts of the pages: their names contain a hash of their content. */
const ownFiles = '/assets/offline-';
const stores = 'offline-';
/** The build writes the hash of the pages here: another page makes another worker. */
const store = `${stores}%version%`;
/** The build writes the paths of its pages here. Others, as a mailed link, may contain secrets. */
const ownPages = new Set('%pages%'.split(' '));

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([...pages.map(storePage), scope.skipWaiting(), passOthers(event)]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOtherStores(),
      scope.registration.navigationPreload.enable(),
      storeOpenPages(),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin || request.method !== 'GET') return;
  if (pathname.startsWith(ownFiles)) event.respondWith(ownFile(request));
  else if (request.destination === 'document' && !/^\/api\/|\.\w+$/.test(pathname)) {
    event.respondWith(pageOf(event, pathname));
  }
});

/**
 * The page as it was at the last visit, at once, while the host's is stored for the next visit: an old page
 * is shown once, if the host answers. A reload gets the host's page. A device that knows that it has no
 * network gets the page that says so.
 */
async function pageOf(event: FetchEvent, pathname: string): Promise<Response> {
  const answer = ofNetwork(event);
  if (!ownPages.has(pathname)) return orOffline(answer, pathname);
  const isReload = /^(reload|no-)/.test(event.request.cache);
  const visited = isReload || !navigator.onLine ? null : await visitedPage(pathname);
  const storing = answer.then((page) => storeVisit(pathname, visited ? page : page.clone()));
  event.waitUntil(storing.catch(() => undefined));
  return visited ?? orOffline(answer, pathname);
}

async function ofNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The page of the network; without a network the page that says so in its language, and no other one. */
async function orOffline(answer: Promise<Response>, pathname: string): Promise<Response> {
  try {
    return await answer;
  } catch (problem) {
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

/** The pages that are open were loaded before the worker was there. */
async function storeOpenPages(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = new Set(open.map(({ url }) => new URL(url).pathname));
  const storing = [...paths]
    .filter((path) => ownPages.has(path))
    .map(async (path) => storeVisit(path, await fetch(path, { cache: 'no-cache' })));
  await Promise.allSettled(storing);
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
