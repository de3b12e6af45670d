import type { Area } from '../../../src/ui/navigation/routes.ts';
import { areaEntries, entry, startEntry } from '../../build/areaEntries.ts';
import type { Manifest } from '../../build/manifest.ts';

/** The group of `vite.config.ts` with the store and the modules that every island needs. */
const store = ['application'];

export interface MeasuredPage {
  /** Address of the page, or path of its module below `src/ui`. */
  readonly name: string;
  /** The modules of the first load; their static imports are added. */
  readonly modules: readonly string[];
  /** Budget of the scripts in the first load, in bytes after gzip. */
  readonly limit: number;
  /** Groups of `vite.config.ts` with the parts that hydrate after the first paint. */
  readonly islands?: readonly string[];
}

export const home: MeasuredPage = {
  name: '/',
  modules: [entry, startEntry],
  limit: 95_000,
  islands: ['home', 'site'],
};

/** Budget of the scripts of each page, in bytes after gzip. An area without a budget does not compile. */
const limits: Readonly<Record<Area, number>> = {
  shell: 178_000,
  public: 178_000,
  member: 178_000,
  freeRamp: 178_000,
};

/**
 * All pages of the tables of pages, in the order of the areas: the dynamic imports of each table. The first
 * load of a page also has the entry, the store and its area. Throws when an area has no pages.
 */
export function otherPages(manifest: Manifest): readonly MeasuredPage[] {
  const areas = Object.keys(areaEntries) as Area[];
  const others = [...Object.values(areaEntries), startEntry];
  const pages = areas.flatMap((area) => {
    const modules = (manifest[areaEntries[area]]?.dynamicImports ?? []).filter(
      // The entry also imports groups of `vite.config.ts`, other areas and the start of a page.
      (module) => /^src\/.*\.tsx$/.test(module) && !others.includes(module),
    );
    if (modules.length === 0) throw new Error(`The build has no page of the area ${area}`);
    return modules.map((module) => ({
      name: module.replace(/^src\/ui\/|\.tsx$/g, ''),
      modules: [entry, startEntry, ...store, areaEntries[area], module],
      limit: limits[area],
    }));
  });
  const unknown = {
    name: 'any other address',
    modules: [entry, startEntry, areaEntries.public],
  };
  return [...pages, { ...unknown, limit: limits.public }];
}

/** Modules that load after the first paint: reported, but not part of a first load. */
export const laterParts: readonly Pick<MeasuredPage, 'name' | 'modules'>[] = [
  { name: 'store and islands, on every page', modules: [entry, ...store, 'companions'] },
  {
    name: 'container and adapters, at the first call',
    modules: [entry, ...store, 'src/composition/container.ts'],
  },
];
