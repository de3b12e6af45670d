import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepMaps } from '../../../scripts/build/keepMaps.ts';
import { placesOf } from '../../../scripts/stack/placesOf.ts';

/** The first sign of the first line of a script is in line 5, column 3 of its source, named `pay`. */
const map = {
  version: 3,
  sources: ['../../src/ui/pay.ts'],
  names: ['pay'],
  mappings: 'AAIEA',
};
let folder: string;
let maps: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maps-'));
  maps = join(folder, 'maps');
  await build({ 'page-DeF_3-4y.js': 'pay();' });
});
afterEach(() => rm(folder, { recursive: true }));

/** A build of these scripts, and the maps that are kept of it. */
async function build(scripts: Readonly<Record<string, string>>): Promise<void> {
  const site = await mkdtemp(join(folder, 'site-'));
  await mkdir(join(site, 'assets'));
  for (const [name, code] of Object.entries(scripts)) {
    await writeFile(join(site, 'assets', name), code);
    await writeFile(join(site, 'assets', `${name}.map`), JSON.stringify(map));
  }
  await keepMaps(site, maps);
}

it.each([
  ['https://x/assets/page-DeF_3-4y.js:1:1', 'https://x/src/ui/pay.ts:5:3 (pay)'],
  ['TypeError: not a function', 'TypeError: not a function'],
])('the place %s of a build is %s in the source', (built, place) => {
  expect(placesOf(built, maps)).toBe(place);
});

it('a place of another release than the last stays as it is, with a note', async () => {
  await build({});
  expect(placesOf('assets/page-DeF_3-4y.js:1:1', maps)).toBe(
    'assets/page-DeF_3-4y.js:1:1 (no map of this file: it is of another release)',
  );
});
