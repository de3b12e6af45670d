// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['src/ui', 'generated'].map((name) => join(process.cwd(), name));

test('every used design token is defined, and every defined token is used', async () => {
  const files = (
    await Promise.all(
      folders.map(async (folder) =>
        (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
      ),
    )
  ).flat();
  const sources = await Promise.all(
    files.filter((name) => /\.(css|tsx?)$/.test(name)).map((name) => readFile(name, 'utf8')),
  );
  const text = sources.join('\n');
  const defined = new Set([...text.matchAll(/^\s*(--tp-[\w-]+):/gm)].map(([, name]) => name));
  const used = new Set([...text.matchAll(/var\((--tp-[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});
