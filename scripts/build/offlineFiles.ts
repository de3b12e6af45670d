import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { french, languages, type Language } from '../../src/ui/navigation/languages.ts';
import type { CommandLine } from '../process/childProcess.ts';
import { languageVariable } from './builtLanguage.ts';
import { hashOf } from './operatorIcons.ts';

/** The page without a network, below the base of its language. */
export const offlinePage = 'offline.html';

/** Whether a file of the build is the page without a network in one of the languages. */
export const isOfflinePage = (file: string): boolean => basename(file) === offlinePage;

/** Builds the page without a network into a folder, and for the first language the service worker. */
export function offlineBuild(folder: string, language: Language = french): CommandLine {
  return {
    env: { [languageVariable]: language.tag },
    command: 'vite',
    args: ['build', '--config', 'scripts/build/offline.config.ts', '--outDir', folder],
  };
}

/**
 * Writes into the worker the version of its pages, and the paths of the pages of the site. Browsers install a
 * worker anew when its text differs. The style sheets and scripts of its pages are part of the version,
 * because their names contain their hashes.
 */
export async function completeWorker(folder: string): Promise<void> {
  const worker = join(folder, 'service-worker.js');
  const pages = await Promise.all(
    languages.map(({ base }) => readFile(join(folder, base, offlinePage), 'utf8')),
  );
  const version = hashOf(pages.join('')).slice(0, 12);
  const text = await readFile(worker, 'utf8');
  const files = await readdir(folder, { recursive: true });
  const paths = files
    .filter((file) => basename(file) === 'index.html')
    .map((file) => (dirname(file) === '.' ? '/' : `/${dirname(file)}`));
  await writeFile(
    worker,
    text.replace('%version%', version).replace('%pages%', paths.toSorted().join(' ')),
  );
}
