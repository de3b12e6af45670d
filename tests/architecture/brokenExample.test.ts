import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMergedConfig, lint, loadConfig } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProject } from '../../scripts/process/projectRoot.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
  await cp(inProject('openapi'), folder, { recursive: true });
});

afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['a value outside its enum', 'readTraffic/nominal.yaml', /status: success/, 'status: oui'],
  ['a missing field', 'listPassages/empty.yaml', /total: 0, /, ''],
])('the contract check refuses an example with %s', async (_title, file, old, replacement) => {
  const path = join(folder, 'examples', file);
  const text = await readFile(path, 'utf8');
  const broken = text.replace(old, replacement);
  expect(broken).not.toBe(text);
  await writeFile(path, broken);
  const config = await loadConfig({ configPath: inProject('redocly.yaml') });
  const problems = await lint({
    ref: join(folder, 'openapi.yaml'),
    config: getMergedConfig(config, 'site'),
  });
  await writeFile(path, text);
  expect(problems.map(({ ruleId, severity }) => `${severity}: ${ruleId}`)).toEqual(
    expect.arrayContaining(['error: no-invalid-media-type-examples']),
  );
});
