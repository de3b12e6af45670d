import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../process/projectRoot.ts';

/** The source maps of the last build, which no host serves: `npm run stack` reads them. */
export const mapsFolder = inProject('maps');

interface SourceMap {
  readonly sources: readonly string[];
}

/**
 * Moves the source maps of a build into a folder of their own, instead of those of an earlier build. Their
 * sources are paths in the project.
 */
export async function keepMaps(siteFolder: string, folder: string): Promise<void> {
  const assets = join(siteFolder, 'assets');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(assets)).filter((one) => one.endsWith('.js.map'))) {
    const file = join(assets, name);
    const map = JSON.parse(await readFile(file, 'utf8')) as SourceMap;
    const kept = {
      ...map,
      sources: map.sources.map((source) => source.replace(/^(\.\.\/)+/, '')),
    };
    await writeFile(join(folder, name), JSON.stringify(kept));
    await rm(file);
  }
}
