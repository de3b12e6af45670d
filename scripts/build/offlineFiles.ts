import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
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
 * Writes the version of the pages into the worker: browsers install a worker anew when its text differs.
 * Their style sheets and scripts are part of it, because their names contain their hashes.
 */
export async function writeWorkerVersion(folder: string): Promise<void> {
  const worker = join(folder, 'service-worker.js');
  const pages = await Promise.all(
    languages.map(({ base }) => readFile(join(folder, base, offlinePage), 'utf8')),
  );
  const version = hashOf(pages.join('')).slice(0, 12);
  const text = await readFile(worker, 'utf8');
  await writeFile(worker, text.replace('%version%', version));
}
