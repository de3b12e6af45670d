import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFiles } from '../../../scripts/build/compressFiles.ts';
import { readSiteFiles } from '../../../scripts/serve/siteFiles.ts';

it('what the build has compressed is served as it is, and has no address of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  const page = '<p>Tunnel</p>\n'.repeat(100);
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'dot.svg'), '<svg/>');
  await compressFiles(folder);
  const files = await readSiteFiles(folder);
  expect([...files.keys()].toSorted()).toEqual(['/dot.svg', '/index.html']);
  const { br = Buffer.of(), gzip = Buffer.of() } = files.get('/index.html')?.bodies ?? {};
  expect(br).toEqual(await readFile(join(folder, 'index.html.br')));
  expect(gzip).toEqual(await readFile(join(folder, 'index.html.gz')));
  expect(brotliDecompressSync(br).toString()).toBe(page);
  expect(gunzipSync(gzip).toString()).toBe(page);
  expect(files.get('/dot.svg')?.bodies.br).toBeUndefined();
  await rm(folder, { recursive: true });
});
