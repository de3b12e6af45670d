import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyWatched } from '../../../scripts/engines/watchedBuild.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-'));
  await mkdir(join(folder, 'build', 'faq'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string): Promise<void> =>
  writeFile(join(folder, 'build', name), text);
const copy = (): Promise<void> => copyWatched(join(folder, 'build'), join(folder, 'copy'));

it('every page of the copy runs the watching script before all others', async () => {
  await write('index.html', '<head><script src="/before-paint.js"></script>');
  await write('faq/index.html', '<script src="/before-paint.js?v=1a2b3c4d"></script>');
  await write('index.html.br', 'compressed');
  await copy();
  for (const name of ['index.html', 'faq/index.html']) {
    const html = await readFile(join(folder, 'copy', name), 'utf8');
    expect(html).toContain('<script src="/watch-page.js"></script><script src="/before-paint.js');
  }
  expect(await readdir(join(folder, 'copy'))).not.toContain('index.html.br');
  const script = await readFile(join(folder, 'copy', 'watch-page.js'), 'utf8');
  expect(() => new Script(script)).not.toThrow();
});

it('a page that cannot be watched is an error', async () => {
  await write('index.html', '<head></head>');
  await expect(copy()).rejects.toThrow('index.html has no before-paint.js');
});
