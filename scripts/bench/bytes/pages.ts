import type { Language } from '../../../src/ui/navigation/languages.ts';
import { routeNames, siteRoutes, type Area } from '../../../src/ui/navigation/routes.ts';
import { areaEntries, entry, frenchArea } from '../../build/areaEntries.ts';
import { pageModule } from '../../build/pageModule.ts';

/** Chunks of `chunks.ts` that every page loads: what all of them show, and what calls the server. */
const common = ['application', 'container'];

export interface MeasuredPage {
  /** Address of the page, or path of its module below `src/ui`. */
  readonly name: string;
  /** The modules of the first load; their static imports are added. */
  readonly modules: readonly string[];
  /** Budget of the scripts in the first load, in bytes after gzip. */
  readonly limit: number;
}

/**
 * Budget of the scripts of each page, in bytes after gzip: that of the largest page of its area. An area
 * without a budget does not compile.
 */
const limits: Readonly<Record<Area, number>> = {
  public: 246_000,
  member: 250_500,
  freeRamp: 237_000,
};

/** All pages of the table of routes; the subscriber area is in the first language only. */
export function measuredPages({ base }: Language): readonly MeasuredPage[] {
  const modules = new Map<string, Area>();
  for (const name of routeNames) {
    const { area } = siteRoutes[name];
    if (area !== 'member' || base === '') modules.set(pageModule(name), area);
  }
  modules.set(pageModule('unknown'), 'public');
  const pages = [...modules].map(([module, area]) => ({
    name: module.replace(/^src\/ui\/|\.tsx$/g, ''),
    modules: [entry, ...common, areaEntries[area], module],
    limit: limits[area],
  }));
  const leaving = {
    name: 'subscriber area',
    modules: [entry, ...common, frenchArea],
    limit: limits.public,
  };
  return base === '' ? pages : [...pages, leaving];
}
