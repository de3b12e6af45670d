import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** One entry of the build manifest of Vite, with the fields that are used here. */
export interface ManifestChunk {
  readonly file: string;
  /** Name of the chunk; the only identifier of a group of `vite.config.ts`. */
  readonly name?: string;
  readonly css?: readonly string[];
  /** Keys of its static imports. */
  readonly imports?: readonly string[];
  /** Keys of its dynamic imports. */
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
 * The files that a page needs before it is visible and usable: the modules with all their static imports.
 * Dynamic imports are not included. Throws when the build has no such module.
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

/** Sum of the sizes, in bytes after gzip. */
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
