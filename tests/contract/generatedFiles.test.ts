import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  generatedFiles,
  staleFiles,
  type GeneratedContent,
} from '../../scripts/generate/generatedFiles.ts';

let expected: ReadonlyMap<string, GeneratedContent>;

beforeAll(async () => {
  expected = await generatedFiles();
}, 60_000);

describe('generated types, codecs and example names', () => {
  it('are up to date (else: npm run generate)', async () => {
    expect(await staleFiles(expected)).toEqual([]);
  });

  it('are reported if nothing makes them any more', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'generated-'));
    try {
      for (const name of ['api.ts', 'former.ts']) await writeFile(join(folder, name), 'text');
      expect(await staleFiles(new Map([['api.ts', 'text']]), folder)).toEqual(['former.ts']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('are reported if edited or missing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'generated-'));
    try {
      await writeFile(join(folder, 'api.ts'), `${String(expected.get('api.ts'))}\n`);
      await writeFile(join(folder, 'codecs.ts'), expected.get('codecs.ts') ?? '');
      const others = [...expected.keys()].filter((name) => name !== 'codecs.ts');
      expect(await staleFiles(expected, folder)).toEqual(others);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
