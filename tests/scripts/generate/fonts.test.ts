import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontWeights } from '../../../scripts/generate/fonts.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';

it('the font of the site has every weight of its style sheets', async () => {
  const folder = inProject('src', 'ui');
  const sheets = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.css'),
  );
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')));
  const used = texts.flatMap((text) =>
    [...text.matchAll(/font-weight:\s*([^;}]+)/g)].flatMap(([, value = '']) => value.split(/\s+/)),
  );
  expect(used.length).toBeGreaterThan(0);
  const { min, max } = fontWeights;
  expect(used.filter((weight) => !(Number(weight) >= min && Number(weight) <= max))).toEqual([]);
});
