import type { Language } from '../../../src/ui/navigation/languages.ts';
import type { Area } from '../../../src/ui/navigation/routes.ts';
import { areaEntries, entry, frenchArea } from '../../build/areaEntries.ts';
import { pageModules } from '../../build/pageModules.ts';

/** The chunk of `chunks.ts` with the store and the modules that every island needs. */
const store = ['application'];

export interface MeasuredPage {
  /** Address of the page, or path of its module below `src/ui`. */
  readonly name: string;
  /** The modules of the first load; their static imports are added. */
  readonly modules: readonly string[];
  /** Budget of the scripts in the first load, in bytes after gzip. */
  readonly limit: number;
  /** Chunks of `chunks.ts` with the parts that hydrate after the first paint. */
  readonly islands?: readonly string[];
}

export const home: MeasuredPage = {
  name: '/',
  modules: [entry],
  limit: 95_000,
  islands: ['home', 'site'],
};

/**
 * Budget of the scripts of each page, in bytes after gzip: that of the largest page of its area. An area
 * without a budget does not compile.
 */
const limits: Readonly<Record<Area, number>> = {
  shell: 178_000,
  public: 198_500,
  member: 206_500,
  freeRamp: 184_500,
};

/**
 * All pages of the tables of pages, in the order of the areas; the subscriber area is in the first language
 * only. The first load of a page also has the entry, the store and its area. Throws when an area has no
 * pages.
 */
export async function otherPages({ base }: Language): Promise<readonly MeasuredPage[]> {
  const areas = (Object.keys(areaEntries) as Area[]).filter(
    (area) => base === '' || area !== 'member',
  );
  const tables = await Promise.all(
    areas.map(async (area) => {
      const modules = [...new Set((await pageModules(area)).values())];
      if (modules.length === 0) throw new Error(`The area ${area} has no page of its own`);
      return modules.map((module) => ({
        name: module.replace(/^src\/ui\/|\.tsx$/g, ''),
        modules: [entry, ...store, areaEntries[area], module],
        limit: limits[area],
      }));
    }),
  );
  const unknown = { name: 'any other address', modules: [entry, areaEntries.public] };
  const leaving = { name: 'subscriber area', modules: [entry, ...store, frenchArea] };
  return [
    ...tables.flat(),
    { ...unknown, limit: limits.public },
    ...(base === '' ? [] : [{ ...leaving, limit: limits.shell }]),
  ];
}

/** Modules that load after the first paint: reported, but not part of a first load. */
export const laterParts: readonly Pick<MeasuredPage, 'name' | 'modules'>[] = [
  { name: 'store and islands, on every page', modules: [entry, ...store, 'companions'] },
  {
    name: 'container and adapters, at the first call',
    modules: [entry, ...store, 'container'],
  },
];
