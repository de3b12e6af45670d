import { cp } from 'node:fs/promises';
import { siteFolder } from '../../scripts/build/buildSite.ts';

/**
 * Copies the build into a folder, to change its pages there. Without the compressed files of the build: they
 * would be served in the place of the changed ones.
 */
export async function copyBuild(folder: string): Promise<void> {
  await cp(siteFolder, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
}
