import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builtLanguage } from '../../../scripts/build/builtLanguage.ts';
import { joinLanguage } from '../../../scripts/build/joinLanguage.ts';
import { english, french } from '../../../src/ui/navigation/languages.ts';

it('a build is in the first language, unless another of the site is named', () => {
  expect(builtLanguage({})).toBe(french);
  expect(builtLanguage({ SITE_LANGUAGE: 'en' })).toBe(english);
  expect(() => builtLanguage({ SITE_LANGUAGE: 'de' })).toThrow(/expected one of fr, en – got de/);
});

it('two languages with different files of the same name are not joined', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'language-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [site, other] = [join(folder, 'site'), join(folder, 'other')];
  for (const one of [site, other]) {
    await mkdir(join(one, 'assets'), { recursive: true });
    await writeFile(join(one, 'assets', 'shared-1.js'), one);
  }
  await expect(joinLanguage(site, other, english)).rejects.toThrow(/shared-1\.js/);
});
