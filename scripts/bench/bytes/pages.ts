import type { Language } from '../../../src/ui/navigation/languages.ts';
import { routeNames, siteRoutes, type Area } from '../../../src/ui/navigation/routes.ts';
import { firstModules } from '../../build/firstModules.ts';
import { pageModule } from '../../build/pageModule.ts';

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
  public: 281_000,
  member: 284_000,
  freeRamp: 279_500,
};

/** All pages of the table of routes; other languages have one page in the place of the subscriber area. */
export function measuredPages(language: Language): readonly MeasuredPage[] {
  const pages = new Map<string, MeasuredPage>();
  for (const name of [...routeNames, 'unknown'] as const) {
    const modules = firstModules(name, language);
    const area = name === 'unknown' ? 'public' : siteRoutes[name].area;
    const own = modules.at(-1) ?? pageModule(name);
    pages.set(own, { name: own.replace(/^src\/ui\/|\.tsx$/g, ''), modules, limit: limits[area] });
  }
  return [...pages.values()];
}
