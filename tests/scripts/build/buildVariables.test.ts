import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildVariables, defaultMeter } from '../../../scripts/build/buildVariables.ts';

async function folderWith(file: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'variables-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, file), text);
  return folder;
}

const named = 'VITE_AUDIENCE_URL=https://stats.example/matomo.php\n';

it('the default audience meter gives way to that of a .env file of the mode', async () => {
  const folder = await folderWith('.env.production', named);

  const production = buildVariables({}, 'production', folder);
  expect(production['VITE_AUDIENCE_URL']).toBe('https://stats.example/matomo.php');
  expect(defaultMeter(production, '')).toEqual({});
  expect(defaultMeter(buildVariables({}, 'development', folder), '')).toEqual({
    VITE_AUDIENCE_URL: '',
  });
});

it('the default audience meter gives way to that of the environment, even to none', async () => {
  const folder = await folderWith('.env', 'VITE_STAGE=test\n');
  const meterOf = (env: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    defaultMeter(buildVariables(env, 'production', folder), '/matomo.php');

  expect(meterOf({ VITE_AUDIENCE_URL: 'https://other.example/matomo.php' })).toEqual({});
  expect(meterOf({ VITE_AUDIENCE_URL: '' })).toEqual({});
  expect(meterOf({})).toEqual({ VITE_AUDIENCE_URL: '/matomo.php' });
});
