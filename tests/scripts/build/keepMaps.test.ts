import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hint } from '../../../scripts/build/compileAhead.ts';
import { keepMaps } from '../../../scripts/build/keepMaps.ts';
import { placesOf } from '../../../scripts/stack/placesOf.ts';

/**
 * The first sign of the first line of a script is the first of line 5, column 3 of its source, named `pay`.
 */
const map = {
  version: 3,
  sources: ['../../src/ui/pay.ts'],
  names: ['pay'],
  mappings: 'AAIEA',
};
let site: string;
let maps: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'built-'));
  maps = join(site, '..', `${site}-maps`);
  await mkdir(join(site, 'assets'));
  for (const [name, code] of [
    ['index-AbC_1-2x.js', `${hint}pay();`],
    ['page-DeF_3-4y.js', 'pay();'],
  ] as const) {
    await writeFile(join(site, 'assets', name), code);
    await writeFile(join(site, 'assets', `${name}.map`), JSON.stringify(map));
  }
  await keepMaps(site, maps);
});
afterEach(async () => {
  await rm(site, { recursive: true });
  await rm(maps, { recursive: true });
});

describe('the source maps of a build', () => {
  it('are moved out of what is served', async () => {
    await expect(access(join(site, 'assets', 'page-DeF_3-4y.js.map'))).rejects.toThrow();
    const kept = JSON.parse(
      await readFile(join(maps, 'page-DeF_3-4y.js.map'), 'utf8'),
    ) as typeof map;
    expect(kept).toEqual({ ...map, sources: ['src/ui/pay.ts'] });
  });

  it('are those of the last build only', async () => {
    await rm(join(site, 'assets'), { recursive: true });
    await mkdir(join(site, 'assets'));
    await keepMaps(site, maps);
    expect(placesOf('assets/page-DeF_3-4y.js:1:1', maps)).toContain('no map of this file');
  });
});

describe('places in files of the build', () => {
  it('become places in the source, also below the line that a plugin has added', () => {
    expect(placesOf('at f (https://x/assets/page-DeF_3-4y.js:1:1)', maps)).toBe(
      'at f (https://x/src/ui/pay.ts:5:3 (pay))',
    );
    expect(placesOf('assets/index-AbC_1-2x.js:2:1', maps)).toBe('src/ui/pay.ts:5:3 (pay)');
  });

  it('stay as they are without a map or a source, with a note', () => {
    expect(placesOf('assets/index-Other123.js:1:1', maps)).toBe(
      'assets/index-Other123.js:1:1 (no map of this file: it is of another release)',
    );
    expect(placesOf('assets/index-AbC_1-2x.js:1:1', maps)).toContain('(no source)');
  });

  it('other text stays as it is', () => {
    expect(placesOf('TypeError: not a function', maps)).toBe('TypeError: not a function');
  });
});
