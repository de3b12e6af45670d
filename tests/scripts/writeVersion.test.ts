import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeVersion } from '../../scripts/build/writeVersion.ts';
import { operator } from '../../src/ui/operator.ts';

it('version.json names the release by its entry script; a build without one is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'version-'));
  await mkdir(join(folder, '.vite'));
  const describeBuild = (manifest: object): Promise<void> =>
    writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await describeBuild({ 'index.html': { file: 'assets/index-BxT4Kq2c.js' } });
  await writeVersion(folder);
  expect(JSON.parse(await readFile(join(folder, 'version.json'), 'utf8'))).toEqual({
    version: operator.version,
    release: 'BxT4Kq2c',
  });
  await describeBuild({});
  await expect(writeVersion(folder)).rejects.toThrow(/no entry script/);
  await rm(folder, { recursive: true });
});
