import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFolder } from '../../../scripts/mock/watchFolder.ts';

let folder: string;
let stop: () => void;
let changes: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-'));
  await writeFile(join(folder, 'openapi.yaml'), '1');
  changes = 0;
  stop = watchFolder(folder, () => {
    changes += 1;
  });
});

afterEach(async () => {
  stop();
  await rm(folder, { recursive: true });
});

async function expectReport(act: () => Promise<unknown>): Promise<void> {
  const before = changes;
  await act();
  await expect.poll(() => changes, { timeout: 3_000 }).toBeGreaterThan(before);
}

it('a change of a file that an editor replaced is reported', async () => {
  await expectReport(async () => {
    await writeFile(join(folder, 'openapi.yaml.new'), '2');
    await rename(join(folder, 'openapi.yaml.new'), join(folder, 'openapi.yaml'));
  });
  await expectReport(() => writeFile(join(folder, 'openapi.yaml'), '3'));
});

it('a change in a folder that was created later is reported', async () => {
  await expectReport(() => mkdir(join(folder, 'paths', 'v2'), { recursive: true }));
  await expectReport(() => writeFile(join(folder, 'paths', 'v2', 'x'), '1'));
});
