import type { Manifest } from './firstLoad.ts';

const entry = 'index.html';
/** The group of `vite.config.ts` that holds the store and what every island needs. */
const store = ['application'];
const guarded = [entry, ...store, 'src/ui/app/RequireSession.tsx'];

export interface MeasuredPage {
  /** Its address, or its module below `src/ui`. */
  readonly name: string;
  /** Modules without which the page shows nothing, beside what they import. */
  readonly modules: readonly string[];
  /** Groups of `vite.config.ts`: parts that come alive after the first paint. */
  readonly islands?: readonly string[];
}

export const home: MeasuredPage = {
  name: '/',
  modules: [entry],
  islands: ['home', 'site'],
};

const screens = 'src/ui/';
/** What the pages below a folder come with: the frame of their area. */
const areas: Readonly<Record<string, string>> = {
  'member/': `${screens}member/MemberArea.tsx`,
  'freeRamp/': `${screens}app/FreeRampEntry.tsx`,
};
const isPage = (module: string): boolean => module.startsWith(screens) && /Page\.tsx$/.test(module);

/**
 * Every page that the build knows, each module named so. A page of an area comes with the area, the others with
 * the guard that some of them have. Throws when an area shows a module that is not named as a page: it would have no budget.
 */
export function otherPages(manifest: Manifest): readonly MeasuredPage[] {
  const unnamed = Object.values(areas)
    .flatMap((area) => manifest[area]?.dynamicImports ?? [])
    .filter((module) => !isPage(module));
  if (unnamed.length > 0) throw new Error(`Not named as a page: ${unnamed.join(', ')}`);
  const pages = Object.keys(manifest)
    .filter(isPage)
    .map((module) => {
      const name = module.slice(screens.length, -'.tsx'.length);
      const [, area] = Object.entries(areas).find(([folder]) => name.startsWith(folder)) ?? [];
      return { name, modules: [...guarded, ...(area === undefined ? [] : [area]), module] };
    });
  return [...pages, { name: 'any other address', modules: [entry, 'src/ui/app/OtherAddress.tsx'] }];
}

/** What arrives after the first paint, and where: told, not counted in a first load. */
export const laterParts: readonly MeasuredPage[] = [
  { name: 'store and islands, on every page', modules: [entry, ...store, 'companions'] },
  {
    name: 'container and adapters, at the first call',
    modules: [entry, ...store, 'src/composition/container.ts'],
  },
];
