import type { Area } from '../../../src/ui/navigation/routes.ts';
import type { Manifest } from './firstLoad.ts';

const entry = 'index.html';
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
  modules: [entry],
  limit: 95_000,
  islands: ['home', 'site'],
};

interface MeasuredArea {
  /** The module with the table of pages of the area. */
  readonly module: string;
  /** The layout of its pages, a part of their first load. The entry contains the public layout. */
  readonly frame?: string;
  /** Budget of the scripts of each page, in bytes after gzip. */
  readonly limit: number;
}

/** All areas of the table of routes. An area without a budget does not compile. */
const areas: Readonly<Record<Area, MeasuredArea>> = {
  shell: { module: entry, limit: 175_000 },
  public: { module: 'src/ui/app/PublicEntry.tsx', limit: 175_000 },
  member: {
    module: 'src/ui/app/MemberEntry.tsx',
    frame: 'src/ui/app/MemberEntry.tsx',
    limit: 175_000,
  },
  freeRamp: {
    module: 'src/ui/app/FreeRampEntry.tsx',
    frame: 'src/ui/app/FreeRampEntry.tsx',
    limit: 175_000,
  },
};
const areaModules = Object.values(areas).map(({ module }) => module);

/**
 * All pages of the tables of pages, in the order of the areas: the dynamic imports of each table. The first
 * load of a page also has the entry, the store and, in some areas, its frame. Throws when an area has no
 * pages.
 */
export function otherPages(manifest: Manifest): readonly MeasuredPage[] {
  const pages = Object.values(areas).flatMap(({ module: area, frame, limit }) => {
    const modules = (manifest[area]?.dynamicImports ?? []).filter(
      // The entry also has dynamic imports of groups of `vite.config.ts` and of other areas.
      (module) => module.startsWith('src/') && !areaModules.includes(module),
    );
    if (modules.length === 0) throw new Error(`The build has no page of the area ${area}`);
    return modules.map((module) => ({
      name: module.replace(/^src\/ui\/|\.tsx$/g, ''),
      modules: [entry, ...store, ...(frame === undefined ? [] : [frame]), module],
      limit,
    }));
  });
  const unknown = { name: 'any other address', modules: [entry, areas.public.module] };
  return [...pages, { ...unknown, limit: areas.public.limit }];
}

/** Modules that load after the first paint: reported, but not part of a first load. */
export const laterParts: readonly Pick<MeasuredPage, 'name' | 'modules'>[] = [
  { name: 'store and islands, on every page', modules: [entry, ...store, 'companions'] },
  {
    name: 'container and adapters, at the first call',
    modules: [entry, ...store, 'src/composition/container.ts'],
  },
];
