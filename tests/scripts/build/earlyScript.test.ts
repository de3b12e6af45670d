import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { nameEarlyScriptVersion } from '../../../scripts/build/earlyScript.ts';

it('pages name another version of before-paint.js, which browsers keep, when it has changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'early-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<script src="/before-paint.js"></script>');
  const named = async (script: string): Promise<string> => {
    await writeFile(join(folder, 'before-paint.js'), script);
    await nameEarlyScriptVersion(folder);
    return readFile(join(folder, 'index.html'), 'utf8');
  };
  const first = await named('run();');
  expect(first).toMatch(/^<script src="\/before-paint\.js\?v=[\da-f]{8}"><\/script>$/);
  expect(await named('run();')).toBe(first);
  expect(await named('runOther();')).not.toBe(first);
});
