import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPackage } from '../../../scripts/build/licences/readPackage.ts';

let project: string;
const folder = 'node_modules/thing';

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'licences-'));
  await mkdir(join(project, folder), { recursive: true });
});
afterEach(() => rm(project, { recursive: true }));

async function given(
  declared: object,
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  const all = {
    'package.json': JSON.stringify({ name: 'thing', version: '1.2.3', ...declared }),
    ...files,
  };
  for (const [name, text] of Object.entries(all))
    await writeFile(join(project, folder, name), text);
}

it('the text is that of the chosen licence, with the notices of the author', async () => {
  await given(
    { license: 'MIT or MPL-2.0' },
    {
      'LICENSE.MPL-2.0': 'MPL',
      'LICENSE.MIT': 'MIT text\n',
      LICENSE: 'MIT OR MPL',
      NOTICE: 'Notice',
    },
  );
  expect(await readPackage(project, folder)).toEqual({
    name: 'thing',
    version: '1.2.3',
    chosen: 'MIT',
    text: 'MIT text\n\nNotice',
  });
});

it('licences of what a tool bundles for itself are left out', async () => {
  await given(
    { license: 'MIT' },
    { 'LICENSE.md': 'Own\n\n# Licenses of bundled dependencies\n\nOther' },
  );
  expect((await readPackage(project, folder)).text).toBe('Own');
});

it('without a file, the text of MIT names the author', async () => {
  await given({ license: 'MIT', author: 'Ada Auteur <ada@example.fr>' });
  const { text } = await readPackage(project, folder);
  expect(text).toContain('Copyright (c) Ada Auteur\n');
  expect(text).toContain('Permission is hereby granted');
});

it.each([
  [
    'a licence that is not on the list',
    { license: 'GPL-3.0-only' },
    'thing 1.2.3 must not be shipped: its licence is GPL-3.0-only',
  ],
  ['no licence', {}, 'thing 1.2.3 must not be shipped: its licence is not stated'],
  ['no text', { license: 'Apache-2.0' }, 'thing has no text of its licence Apache-2.0'],
  ['no author', { license: 'MIT' }, 'thing has no text of its licence MIT'],
])('%s stops the build with the name of the package', async (_, declared, message) => {
  await given(declared);
  await expect(readPackage(project, folder)).rejects.toThrow(message);
});
