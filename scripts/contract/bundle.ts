import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readContract } from './readContract.ts';

const bundlePath = resolve(import.meta.dirname, '../../.cache/openapi.json');

/** Writes the contract as one JSON file for the mock server and returns its path. */
export async function bundleContract(): Promise<string> {
  const text = JSON.stringify(await readContract());
  const unfinished = `${bundlePath}.${process.pid}`;
  await mkdir(dirname(bundlePath), { recursive: true });
  await writeFile(unfinished, text);
  // Two commands may bundle at the same time: the rename is atomic, so readers always find a
  // complete file.
  await rename(unfinished, bundlePath);
  return bundlePath;
}

if (import.meta.main) {
  console.log(await bundleContract());
}
