import type { Area } from '../../src/ui/navigation/routes.ts';
import { areaEntries, entry } from './areaEntries.ts';
import { chunksOf, type Manifest } from './manifest.ts';

/** The store, its ports and the client of the API: every page calls the server. Chunks of `chunks.ts`. */
const callers = ['application', 'container'];

/** The chunks of `chunks.ts` with the islands of the home page that call the server. */
const homeIslands = ['home', 'site'];

/** Paths of the files in the build, without a slash at the start. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The files that a page loads before its first call, without those of the entry, which every page names. With
 * them in the HTML the browser requests all of them at once, instead of finding one chunk in another.
 */
export function pageFiles(manifest: Manifest, area: Area, modules: readonly string[]): PageFiles {
  return filesOf(manifest, [areaEntries[area], ...modules, ...callers]);
}

/** The files of the home page: its islands are hydrated one by one. */
export function homeFiles(manifest: Manifest): PageFiles {
  return filesOf(manifest, [...homeIslands, ...callers]);
}

function filesOf(manifest: Manifest, modules: readonly string[]): PageFiles {
  const ofEntry = chunksOf(manifest, [entry]);
  const chunks = [...chunksOf(manifest, modules)].filter((chunk) => !ofEntry.has(chunk));
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}
