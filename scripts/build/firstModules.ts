import { isFirstLanguage, type Language } from '../../src/ui/navigation/languages.ts';
import { siteRoutes, type Area, type RouteName } from '../../src/ui/navigation/routes.ts';
import { chunksOf, type Manifest } from './manifest.ts';
import { pageModule } from './pageModule.ts';

/** The module in `index.html` of every page. */
const entry = 'index.html';

/** Every page calls the server. */
const caller = 'src/composition/container.ts';

/** Beside the page: the decoder of the content in its HTML, or the frame of its area. */
const besidePage: Readonly<Partial<Record<Area, string>>> = {
  public: 'src/composition/readPublished.ts',
  member: 'src/ui/app/MemberEntry.tsx',
  freeRamp: 'src/ui/app/FreeRampEntry.tsx',
};

/** What languages without a subscriber area have in its place (`imports` of package.json). */
const frenchArea = 'src/ui/app/FrenchMemberEntry.tsx';

/**
 * The modules that a page loads before its first call, as the manifest names them; their static imports
 * follow. `unknown`: the page at an address without a route.
 */
export function firstModules(name: RouteName | 'unknown', language: Language): readonly string[] {
  const area = name === 'unknown' ? 'public' : siteRoutes[name].area;
  if (area === 'member' && !isFirstLanguage(language)) return [entry, caller, frenchArea];
  const beside = besidePage[area];
  return [entry, caller, ...(beside === undefined ? [] : [beside]), pageModule(name)];
}

/** Paths of the files in the build, without a slash at the start. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The files of these modules without those of the entry, which every page names. With them in the HTML the
 * browser requests all of them at once, instead of finding one chunk in another.
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): PageFiles {
  const ofEntry = chunksOf(manifest, [entry]);
  const chunks = [...chunksOf(manifest, modules)].filter((chunk) => !ofEntry.has(chunk));
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}
