import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeVersion } from '../../../scripts/build/writeVersion.ts';
import { operator } from '../../../src/ui/operator.ts';

const page = (entry: string): string =>
  `<script type="module" crossorigin src="/assets/${entry}"></script>`;

it('version.json names each entry script of the pages once; a build without one is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'version-'));
  await writeFile(join(folder, 'offline.html'), page('offline-BseKLxZN.js'));
  await expect(writeVersion(folder)).rejects.toThrow(/no page with an entry script/);
  await mkdir(join(folder, 'en'));
  await mkdir(join(folder, 'faq'));
  await writeFile(join(folder, 'index.html'), page('index-BxT4Kq2c.js'));
  await writeFile(join(folder, 'faq', 'index.html'), page('index-BxT4Kq2c.js'));
  await writeFile(join(folder, 'en', 'index.html'), page('index-A1b2-C3d.js'));
  await writeVersion(folder);
  expect(JSON.parse(await readFile(join(folder, 'version.json'), 'utf8'))).toEqual({
    version: operator.version,
    releases: ['A1b2-C3d', 'BxT4Kq2c'],
  });
  await rm(folder, { recursive: true });
});
