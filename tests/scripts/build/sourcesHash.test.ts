import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourcesHash } from '../../../scripts/build/sourcesHash.ts';

let temporary: string;
let root: string;

beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'sources-'));
  // A folder above the project may have the name of the package that is left out.
  root = join(temporary, 'contract-tools-site');
  await mkdir(join(root, 'src', 'ui'), { recursive: true });
  await writeFile(join(root, 'src', 'ui', 'a.ts'), '1');
  await writeFile(join(root, 'index.html'), '<p>');
});

afterEach(() => rm(temporary, { recursive: true }));

describe('the hash of the sources', () => {
  it.each([
    ['a source', 'src/ui/a.ts'],
    ['a new source', 'src/b.ts'],
    ['the page', 'index.html'],
    ['the build’s configuration', 'vite.config.ts'],
    ['the packages', 'package-lock.json'],
    ['the environment file', '.env.production'],
  ])('changes with %s', async (_, file) => {
    const before = await sourcesHash(root, {});
    await writeFile(join(root, file), '2');

    expect(await sourcesHash(root, {})).not.toBe(before);
  });

  it('changes with a variable of the build', async () => {
    const before = await sourcesHash(root, {});

    expect(await sourcesHash(root, { VITE_OPERATOR: 'x' })).not.toBe(before);
    expect(await sourcesHash(root, { SITEMAP_API_URL: 'x' })).not.toBe(before);
    expect(await sourcesHash(root, { HOME: 'x' })).toBe(before);
  });

  it('does not change with a file that is not built', async () => {
    const before = await sourcesHash(root, {});
    await writeFile(join(root, 'README.md'), '2');
    await mkdir(join(root, 'scripts', 'contract-tools', 'drift'), { recursive: true });
    await writeFile(join(root, 'scripts', 'contract-tools', 'drift', 'a.ts'), '2');

    expect(await sourcesHash(root, {})).toBe(before);
  });
});
