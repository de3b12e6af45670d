import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksOf, type Manifest } from '../../build/manifest.ts';

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
  const chunks = [...chunksOf(manifest, modules)];
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
