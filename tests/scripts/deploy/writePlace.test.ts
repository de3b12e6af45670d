import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles } from '../../../scripts/build/compressFiles.ts';
import { writePlace } from '../../../scripts/deploy/writePlace.ts';
import { operator } from '../../../src/ui/operator.ts';

const page = `<!doctype html>\n<html lang="fr" data-test-site><head>
<link rel="canonical" href="${operator.site}/faq" /></head>${'<p>Tunnel</p>\n'.repeat(50)}</html>`;
const test = { isTest: true, isApiElsewhere: false, site: null };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'place-'));
  await mkdir(join(folder, 'faq'));
  await writeFile(join(folder, 'faq', 'index.html'), page);
  await writeFile(join(folder, 'sitemap.xml'), `<loc>${operator.site}/faq</loc>`);
  await writeFile(join(folder, 'robots.txt'), `Sitemap: ${operator.site}/sitemap.xml\n`);
  await compressFiles(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const read = (...path: string[]): Promise<string> => readFile(join(folder, ...path), 'utf8');

describe('the settings of a place in a copy of the build', () => {
  it('config.json, as it was given; an empty one without', async () => {
    await writePlace(folder, '{ "stage": "test" }', test);
    expect(await read('config.json')).toBe('{ "stage": "test" }');
    await writePlace(folder, null, test);
    expect(JSON.parse(await read('config.json'))).toEqual({});
  });

  it('a place with live payments and its own API: the pages say so, compressed too', async () => {
    await writePlace(folder, '{}', {
      isTest: false,
      isApiElsewhere: true,
      site: 'https://essai.example',
    });
    const html = await read('faq', 'index.html');
    expect(html).toContain('<html lang="fr" data-api-elsewhere data-site="https://essai.example">');
    expect(html).toContain('<link rel="canonical" href="https://essai.example/faq" />');
    const compressed = await readFile(join(folder, 'faq', 'index.html.gz'));
    expect(gunzipSync(compressed).toString()).toBe(html);
    expect(await read('sitemap.xml')).toContain('<loc>https://essai.example/faq</loc>');
    expect(await read('robots.txt')).toContain('Sitemap: https://essai.example/sitemap.xml');
  });

  it('the place of the build: no file is written again', async () => {
    const file = join(folder, 'faq', 'index.html');
    const before = (await stat(file)).mtimeMs;
    await writePlace(folder, null, test);
    expect((await stat(file)).mtimeMs).toBe(before);
    expect(await read('faq', 'index.html')).toBe(page);
  });
});
