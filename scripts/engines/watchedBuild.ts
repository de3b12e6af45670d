import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { earlyScript, earlyScriptElement } from '../build/earlyScript.ts';
import { isOfflinePage } from '../build/offlineFiles.ts';
import { watchScript } from './watchPage.ts';

const script = 'watch-page.js';

/**
 * Copies a build into a folder, where each page runs `watchPage` first. Without the compressed files of the
 * build, which a server would prefer. Throws when a page lacks the script before which it is put.
 */
export async function copyWatched(build: string, folder: string): Promise<void> {
  await cp(build, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  await writeFile(join(folder, script), watchScript());
  const entries = await readdir(folder, { recursive: true });
  for (const name of entries.filter((one) => one.endsWith('.html'))) {
    const path = join(folder, name);
    const html = await readFile(path, 'utf8');
    // The page without a network is a build of its own.
    if (isOfflinePage(name)) continue;
    if (!earlyScriptElement.test(html)) throw new Error(`${name} has no ${earlyScript}`);
    const watched = html.replace(
      earlyScriptElement,
      (first) => `<script src="/${script}"></script>${first}`,
    );
    await writeFile(path, watched);
  }
}
