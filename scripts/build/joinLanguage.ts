import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Language } from '../../src/ui/navigation/languages.ts';
import { offlinePage } from './offlineFiles.ts';
import { homePage } from './prerender.ts';

/**
 * Moves what the build of another language made from its folder into the site: its files beside those of the
 * first language, of which it has some too, its pages and its web manifest below its base. Throws when two
 * different files have the same name.
 */
export async function joinLanguage(
  siteFolder: string,
  folder: string,
  { base }: Language,
): Promise<void> {
  const assets = join(siteFolder, 'assets');
  const present = new Set(await readdir(assets));
  for (const name of await readdir(join(folder, 'assets'))) {
    const file = join(folder, 'assets', name);
    if (!present.has(name)) await rename(file, join(assets, name));
    else if (!name.endsWith('.map')) await compare(file, join(assets, name));
  }
  const pages = join(siteFolder, base);
  await mkdir(pages, { recursive: true });
  for (const page of [homePage, offlinePage]) await rename(join(folder, page), join(pages, page));
  for (const name of await readdir(join(folder, base))) {
    await rename(join(folder, base, name), join(pages, name));
  }
}

async function compare(file: string, present: string): Promise<void> {
  const [own, other] = await Promise.all([readFile(file), readFile(present)]);
  if (!own.equals(other)) throw new Error(`Two languages have another file ${basename(present)}`);
}

/** Moves the manifest of Vite out of a folder that is served. */
export async function takeManifest(folder: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(join(folder, '.vite', 'manifest.json'), to);
  await rm(join(folder, '.vite'), { recursive: true });
}
