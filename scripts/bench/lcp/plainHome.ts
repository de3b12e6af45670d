import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from '../../build/compressFiles.ts';
import { inProject } from '../../process/projectRoot.ts';

const copyFolder = inProject('.cache', 'bench-home');

/** Path of the plain page in the copy. */
export const plainHomePath = '/bench/plain-home/';

/**
 * Copies a build and adds the plain home page, so that one server serves both. Returns the folder of the
 * copy.
 */
export async function copyWithPlainHome(siteFolder: string): Promise<string> {
  await rm(copyFolder, { recursive: true, force: true });
  await cp(siteFolder, copyFolder, { recursive: true });
  const home = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const folder = join(copyFolder, plainHomePath);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), withoutScripts(home));
  await compressFile(join(folder, 'index.html'));
  return copyFolder;
}

/** The page without scripts; text, styles, font and pictures are unchanged. Throws when a script remains. */
export function withoutScripts(html: string): string {
  const plain = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\s*/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/g, '');
  if (/<script|modulepreload|<noscript/.test(plain)) {
    throw new Error('The plain home page still has a script');
  }
  return plain;
}
