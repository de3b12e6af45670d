import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { earlyScriptElement, nameEarlyScriptVersion } from '../../../scripts/build/earlyScript.ts';

const element = '<script src="/before-paint.js"></script>';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'early-'));
  await mkdir(join(folder, 'en'));
  await write('before-paint.js', 'run();');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

async function named(): Promise<string> {
  await nameEarlyScriptVersion(folder);
  return read('index.html');
}

it('every page names the same version, but the page without a network', async () => {
  for (const name of ['index.html', 'en/index.html', 'offline.html']) await write(name, element);
  const page = await named();
  expect(page).toMatch(/^<script src="\/before-paint\.js\?v=[\da-f]{8}"><\/script>$/);
  expect(page).toMatch(earlyScriptElement);
  expect(await read('en/index.html')).toBe(page);
  expect(await read('offline.html')).toBe(element);
});

it('another script has another version, also where a page names one already', async () => {
  await write('index.html', element);
  const before = await named();
  expect(await named()).toBe(before);
  await write('before-paint.js', 'runOther();');
  expect(await named()).not.toBe(before);
});

it('a page without the script stops the build', async () => {
  await write('index.html', '<head></head>');
  await expect(named()).rejects.toThrow('index.html has no before-paint.js');
});
