import { readFile } from 'node:fs/promises';
import { french, type Language } from '../../src/ui/navigation/languages.ts';
import { manifestFile } from './buildRecords.ts';

/** One entry of the build manifest of Vite, with the fields that are used here. */
export interface ManifestChunk {
  readonly file: string;
  /** Name of the chunk; the only identifier of a shared chunk (`chunks.ts`). */
  readonly name?: string;
  readonly css?: readonly string[];
  /** Keys of its static imports. */
  readonly imports?: readonly string[];
  /** Keys of its dynamic imports. */
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * The chunks of the modules with all their static imports. A module is a key of the manifest or the name of a
 * chunk. Throws when the build has no such module.
 */
export function chunksOf(
  manifest: Manifest,
  modules: readonly string[],
): ReadonlySet<ManifestChunk> {
  const reached = new Set<ManifestChunk>();
  const follow = (name: string): void => {
    const chunk =
      manifest[name] ?? Object.values(manifest).find((candidate) => candidate.name === name);
    if (!chunk) throw new Error(`The build has no module or group ${name}`);
    if (reached.has(chunk)) return;
    reached.add(chunk);
    chunk.imports?.forEach(follow);
  };
  modules.forEach(follow);
  return reached;
}

/** The manifest of the last build in a language. */
export async function readManifest(language: Language = french): Promise<Manifest> {
  return JSON.parse(await readFile(manifestFile(language), 'utf8')) as Manifest;
}
