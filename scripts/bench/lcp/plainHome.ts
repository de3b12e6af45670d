import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../../process/projectRoot.ts';

const copyFolder = inProject('.cache', 'bench-home');

/** Where the plain page is served in that copy. */
export const plainHomePath = '/bench/plain-home/';

/** A copy of a build in which the plain home page stands beside the real one, so that one server serves both alike. */
export async function copyWithPlainHome(siteFolder: string): Promise<string> {
  await rm(copyFolder, { recursive: true, force: true });
  await cp(siteFolder, copyFolder, { recursive: true });
  const home = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const folder = join(copyFolder, plainHomePath);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), withoutScripts(home));
  return copyFolder;
}

/** The page as it is read without any script: same words, styles, font and pictures. Throws when a script is left. */
export function withoutScripts(html: string): string {
  const plain = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\s*/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/g, '');
  if (/<script|modulepreload|<noscript/.test(plain)) {
    throw new Error('A script is left in the plain home page');
  }
  return plain;
}
