import type { Area } from '../../src/ui/navigation/routes.ts';
import { areaEntries, entry } from './areaEntries.ts';
import { chunksOf, type Manifest } from './manifest.ts';

/** What every page shows, and the client of the API: every page calls the server. Chunks of `chunks.ts`. */
const callers = ['application', 'container'];

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
  const ofEntry = chunksOf(manifest, [entry]);
  const wanted = chunksOf(manifest, [areaEntries[area], ...modules, ...callers]);
  const chunks = [...wanted].filter((chunk) => !ofEntry.has(chunk));
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}
