import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

async function changesAfter(act: () => Promise<void>): Promise<number> {
  const before = changes;
  await act();
  await expect.poll(() => changes, { timeout: 3_000 }).toBeGreaterThan(before);
  await pause(250);
  return changes - before;
}

describe('a watched folder', () => {
  it('reports a burst of changes once', async () => {
    const burst = async (): Promise<void> => {
      for (let each = 0; each < 5; each += 1) await writeFile(join(folder, 'a.yaml'), `${each}`);
    };

    expect(await changesAfter(burst)).toBe(1);
  });

  it('reports changes of a file that an editor replaced', async () => {
    await changesAfter(async () => {
      await writeFile(join(folder, 'openapi.yaml.new'), '2');
      await rename(join(folder, 'openapi.yaml.new'), join(folder, 'openapi.yaml'));
    });

    expect(await changesAfter(() => writeFile(join(folder, 'openapi.yaml'), '3'))).toBe(1);
  });

  it('reports changes in folders that are created later', async () => {
    await changesAfter(async () => {
      await mkdir(join(folder, 'paths', 'v2'), { recursive: true });
    });

    expect(await changesAfter(() => writeFile(join(folder, 'paths', 'v2', 'x'), '1'))).toBe(1);
  });

  it('reports nothing after the watch has stopped', async () => {
    stop();
    await writeFile(join(folder, 'openapi.yaml'), '4');
    await pause(300);

    expect(changes).toBe(0);
  });
});
