import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** One module of Vite's build manifest, as far as sizes need it. */
export interface ManifestChunk {
  readonly file: string;
  /** Of the chunk; groups of the build's configuration are known by it alone. */
  readonly name?: string;
  readonly css?: readonly string[];
  /** Keys of the chunks that it imports at once. */
  readonly imports?: readonly string[];
  /** Modules that it fetches later. */
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface LoadedFile {
  readonly file: string;
  /** Bytes after gzip. */
  readonly size: number;
}

export interface FirstLoad {
  readonly scripts: readonly LoadedFile[];
  readonly styles: readonly LoadedFile[];
}

/**
 * The files that must arrive before a page shows and answers: the entry and the page's own modules, with all that they
 * import at once. What comes later, on its own, does not count. Throws when the build has no such module.
 */
export async function firstLoad(
  folder: string,
  manifest: Manifest,
  modules: readonly string[],
): Promise<FirstLoad> {
  const reached = new Set<string>();
  const follow = (key: string): void => {
    if (reached.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}`);
    reached.add(key);
    chunk.imports?.forEach(follow);
  };
  for (const module of modules) follow(manifest[module] ? module : keyOfGroup(manifest, module));
  const chunks = [...reached].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: await measured(
      folder,
      chunks.map(({ file }) => file),
    ),
    styles: await measured(
      folder,
      chunks.flatMap(({ css = [] }) => css),
    ),
  };
}

function keyOfGroup(manifest: Manifest, name: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.name === name);
  if (!found) throw new Error(`The build has no module or group ${name}`);
  return found[0];
}

/** Bytes after gzip, all files together. */
export function totalSize(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

async function measured(folder: string, files: readonly string[]): Promise<readonly LoadedFile[]> {
  return Promise.all(
    [...new Set(files)].map(async (file) => ({
      file,
      size: gzipSync(await readFile(join(folder, file)), { level: 9 }).length,
    })),
  );
}
