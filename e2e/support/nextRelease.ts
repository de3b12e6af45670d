import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyBuild } from './copyBuild.ts';

/**
 * Copies the build into a folder as the next release: its scripts have other names, as after a change of
 * what all of them import, and its pages say `<meta name="build" content="next">`.
 */
export async function nextRelease(folder: string): Promise<void> {
  await copyBuild(folder);
  const assets = join(folder, 'assets');
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const next = (text: string): string =>
    text.replaceAll(/([\w-]+)-([\w-]{8})\.js\b/g, (file, name: string) =>
      scripts.includes(file) ? `${name}-NextOne1.js` : file,
    );
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js)$/.test(file)) continue;
    const path = join(folder, file);
    const text = next(await readFile(path, 'utf8'));
    await writeFile(path, text.replace('<head>', '<head><meta name="build" content="next">'));
  }
  for (const script of scripts) await rename(join(assets, script), join(assets, next(script)));
  const version = { version: 'next', releases: ['NextOne1'] };
  await writeFile(join(folder, 'version.json'), JSON.stringify(version));
}
