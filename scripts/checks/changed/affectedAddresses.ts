import { routes } from '../../../src/ui/navigation/routes.ts';
import { pageModules } from '../../build/pageModules.ts';
import { findAffected, readImporters } from './readImporters.ts';

const areas = ['shell', 'public', 'member', 'freeRamp'] as const;

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
  const modules = await Promise.all(areas.map(async (area) => [...(await pageModules(area))]));
  const pages = modules.flat();
  const pageFiles = new Set(pages.map(([, module]) => module));
  const sources = tracked.filter((file) => file.startsWith('src/') && !isShared(file));
  const affected = findAffected(inSite, await readImporters(sources), (file) =>
    pageFiles.has(file),
  );
  if ([...affected].some(isEntry)) return 'all';
  return pages
    .filter(([, module]) => affected.has(module))
    .map(([route]) => routes[route as keyof typeof routes]);
}
