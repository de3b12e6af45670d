import type { Area } from '../../src/ui/navigation/routes.ts';
import type { Manifest, ManifestChunk } from '../bench/bytes/firstLoad.ts';

const entry = 'index.html';

/** What a page of an area needs beside its own module: a module of the manifest, or the name of a chunk. */
const sharedModules: Readonly<Record<Area, readonly string[]>> = {
  shell: [],
  public: ['src/ui/app/PublicEntry.tsx'],
  member: ['src/ui/app/MemberEntry.tsx'],
  freeRamp: ['src/ui/app/FreeRampEntry.tsx'],
};

/** The store, its ports and the adapters: every page calls the server. */
const callers = ['application', 'src/composition/container.ts', 'containerRules'];

/** Paths of the files in the build, without a slash at the start. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The files that a page loads before its first call, without those of the entry, which every page names. With
 * them in the HTML the browser requests all of them at once, instead of finding one chunk in another.
 */
export function pageFiles(manifest: Manifest, area: Area, module: string | undefined): PageFiles {
  const ofEntry = graphOf(manifest, [entry]);
  const wanted = [...sharedModules[area], ...(module === undefined ? [] : [module]), ...callers];
  const chunks = [...graphOf(manifest, wanted)].filter((chunk) => !ofEntry.has(chunk));
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

/** The chunks of the modules, with all their static imports. Throws when the build has no such module. */
function graphOf(manifest: Manifest, modules: readonly string[]): ReadonlySet<ManifestChunk> {
  const reached = new Set<ManifestChunk>();
  const follow = (chunk: ManifestChunk | undefined, name: string): void => {
    if (!chunk) throw new Error(`The build has no module or group ${name}`);
    if (reached.has(chunk)) return;
    reached.add(chunk);
    for (const key of chunk.imports ?? []) follow(manifest[key], key);
  };
  for (const name of modules) {
    const group = Object.values(manifest).find((chunk) => chunk.name === name);
    follow(manifest[name] ?? group, name);
  }
  return reached;
}
