import { earlyScript } from '../build/earlyScript.ts';

/** A `Cache-Control` for the files of the build whose path starts with `path`, or is it. */
export interface CacheRule {
  readonly path: string;
  readonly isFolder: boolean;
  readonly cacheControl: string;
}

/** For what has its version in its address. */
export const forEver = 'public, max-age=31536000, immutable';

/**
 * The names of the files under /assets/ contain a hash of the content, and the query of the early script its
 * version: they never change. No cache may keep the service worker: the next request of a browser must find
 * the worker that removes itself.
 */
export const cacheRules: readonly CacheRule[] = [
  { path: '/assets/', isFolder: true, cacheControl: forEver },
  { path: `/${earlyScript}`, isFolder: false, cacheControl: forEver },
  { path: '/service-worker.js', isFolder: false, cacheControl: 'no-store' },
];

/** Asked again each time, answered with 304 while the file is the same. */
export const otherFiles = 'no-cache';

/** What is not in the build may be there after the next release. */
export const missingFiles = 'no-store';

/** The `Cache-Control` of a file of the build. */
export function cacheControlOf(path: string): string {
  const rule = cacheRules.find((one) =>
    one.isFolder ? path.startsWith(one.path) : path === one.path,
  );
  return rule?.cacheControl ?? otherFiles;
}
