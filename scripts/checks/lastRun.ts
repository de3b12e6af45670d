import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inProject } from '../process/projectRoot.ts';

const file = inProject('.cache', 'checks', 'lastRun.json');

/** Durations of the last run on this machine in milliseconds, by step; empty when there was none. */
export async function readLastRun(): Promise<ReadonlyMap<string, number>> {
  try {
    const entries = Object.entries(JSON.parse(await readFile(file, 'utf8')) as object);
    return new Map(entries.filter((entry): entry is [string, number] => Number(entry[1]) > 0));
  } catch {
    return new Map();
  }
}

/** Stores durations; those of steps that did not run stay. */
export async function writeLastRun(durations: ReadonlyMap<string, number>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const all = new Map([...(await readLastRun()), ...durations]);
  await writeFile(file, JSON.stringify(Object.fromEntries(all)));
}
