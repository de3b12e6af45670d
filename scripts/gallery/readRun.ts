import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PicturedState } from './PicturedState.ts';

/** The states of one run, in the order of the list; empty when the folder has no run. */
export async function readRun(folder: string): Promise<readonly PicturedState[]> {
  const names = await readdir(folder).catch(() => []);
  const states = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as PicturedState),
  );
  return states.toSorted((a, b) => a.index - b.index);
}
