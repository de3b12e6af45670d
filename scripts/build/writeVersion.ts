import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operator } from '../../src/ui/operator.ts';

const entry = /<script type="module"[^>]* src="\/assets\/index-([\w-]+)\.js"/;

/**
 * Writes `version.json` into a build: the version of the site and its releases, the hashes in the names of
 * the entry scripts, one for each language. Open tabs read it (`src/adapters/browser/release`). Throws when
 * no page has an entry script.
 */
export async function writeVersion(siteFolder: string): Promise<void> {
  const files = await readdir(siteFolder, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  const entries = await Promise.all(
    pages.map(async (page) => entry.exec(await readFile(join(siteFolder, page), 'utf8'))?.[1]),
  );
  const releases = [...new Set(entries.filter((one) => one !== undefined))].toSorted();
  if (releases.length === 0) throw new Error('The build has no page with an entry script');
  const version = { version: operator.version, releases };
  await writeFile(join(siteFolder, 'version.json'), `${JSON.stringify(version, null, 2)}\n`);
}
