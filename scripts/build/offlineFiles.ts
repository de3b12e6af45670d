import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandLine } from '../process/childProcess.ts';
import { hashOf } from './operatorIcons.ts';

/** Builds the page without a network and the service worker into a folder. */
export function offlineBuild(folder: string): CommandLine {
  return {
    command: 'vite',
    args: ['build', '--config', 'scripts/build/offline.config.ts', '--outDir', folder],
  };
}

/**
 * Writes the version of the page into the worker: browsers install a worker anew when its text differs. Its
 * style sheet and script are part of it, because their names contain their hashes.
 */
export async function writeWorkerVersion(folder: string): Promise<void> {
  const worker = join(folder, 'service-worker.js');
  const version = hashOf(await readFile(join(folder, 'offline.html'))).slice(0, 12);
  const text = await readFile(worker, 'utf8');
  await writeFile(worker, text.replace('%version%', version));
}
