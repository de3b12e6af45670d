import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOfflinePage } from './offlineFiles.ts';
import { hashOf } from './operatorIcons.ts';

/** The script that every page runs before its first paint (`src/static/before-paint.js`). */
export const earlyScript = 'before-paint.js';

/** Its element in a page, with or without the version. */
export const earlyScriptElement = /<script src="\/before-paint\.js(?:\?v=[\w-]+)?">/;

/**
 * Names the version of the script in every page of a build: browsers keep it for ever, so that the first
 * paint of a second visit waits for the page alone. The file keeps its name: a page of an older release,
 * which a host may still serve, finds it and can say that its own files are gone.
 */
export async function nameEarlyScriptVersion(folder: string): Promise<void> {
  const version = hashOf(await readFile(join(folder, earlyScript), 'utf8')).slice(0, 8);
  const entries = await readdir(folder, { recursive: true });
  const pages = entries.filter((name) => name.endsWith('.html') && !isOfflinePage(name));
  await Promise.all(
    pages.map(async (name) => {
      const path = join(folder, name);
      const html = await readFile(path, 'utf8');
      if (!earlyScriptElement.test(html)) throw new Error(`${name} has no ${earlyScript}`);
      const named = `<script src="/${earlyScript}?v=${version}">`;
      await writeFile(
        path,
        html.replace(earlyScriptElement, () => named),
      );
    }),
  );
}
