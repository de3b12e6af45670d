import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operator } from '../../src/ui/operator.ts';
import { entry } from './areaEntries.ts';
import type { Manifest } from './manifest.ts';

/**
 * Writes `version.json` into a build: the version of the site and its release, the hash in the name of the entry
 * script. Open tabs read it (`src/adapters/browser/release`). Throws when the build has no entry script.
 */
export async function writeVersion(siteFolder: string): Promise<void> {
  const manifest = JSON.parse(
    await readFile(join(siteFolder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const release = /^assets\/index-([\w-]+)\.js$/.exec(manifest[entry]?.file ?? '')?.[1];
  if (release === undefined) throw new Error('The build has no entry script');
  const version = { version: operator.version, release };
  await writeFile(join(siteFolder, 'version.json'), `${JSON.stringify(version, null, 2)}\n`);
}
