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
    text.replaceAll(/([\w-]+)-([\w-]{8})\.js\b/g, (file, name: string, hash: string) =>
      scripts.includes(file) ? `${name}-${nextHash(hash)}.js` : file,
    );
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js)$/.test(file)) continue;
    const path = join(folder, file);
    const text = next(await readFile(path, 'utf8'));
    await writeFile(path, text.replace('<head>', '<head><meta name="build" content="next">'));
  }
  for (const script of scripts) await rename(join(assets, script), join(assets, next(script)));
  const versionFile = join(folder, 'version.json');
  const { releases } = JSON.parse(await readFile(versionFile, 'utf8')) as {
    readonly releases: readonly string[];
  };
  const version = { version: 'next', releases: releases.map(nextHash) };
  await writeFile(versionFile, JSON.stringify(version));
}

/** Scripts of two languages have the same names and other hashes. */
const nextHash = (hash: string): string => `next${hash.slice(4)}`;
