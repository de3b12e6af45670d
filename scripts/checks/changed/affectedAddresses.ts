import { routeNames, routes } from '../../../src/ui/navigation/routes.ts';
import { pageModule } from '../../build/pageModule.ts';
import { findAffected, readImporters } from './readImporters.ts';

/** What every page reaches through the container or the store: its imports say nothing about pages. */
const isShared = (file: string): boolean =>
  /^src\/((adapters|composition)\/|application\/store\.ts$)/.test(file);

/** What all pages load before their own code. */
const isEntry = (file: string): boolean => /^src\/(main|prerender)\.tsx$/.test(file);

/**
 * The patterns of the addresses whose page imports one of the changed files. `all`: the change reaches the
 * entry without passing through a page, or is in what all pages share.
 */
export async function affectedAddresses(
  changed: readonly string[],
  tracked: readonly string[],
): Promise<readonly string[] | 'all'> {
  const inSite = changed.filter((file) => /^(src|generated)\/|^index\.html$/.test(file));
  if (inSite.some((file) => isShared(file) || !/\.(tsx?|css)$/.test(file))) return 'all';
  const pageFiles = new Set(routeNames.map(pageModule));
  const sources = tracked.filter((file) => file.startsWith('src/') && !isShared(file));
  const affected = findAffected(inSite, await readImporters(sources), (file) =>
    pageFiles.has(file),
  );
  if ([...affected].some(isEntry)) return 'all';
  return routeNames.filter((name) => affected.has(pageModule(name))).map((name) => routes[name]);
}
