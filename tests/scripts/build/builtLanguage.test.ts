import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  builtLanguage,
  documentWords,
  languageConditions,
} from '../../../scripts/build/builtLanguage.ts';
import { joinLanguage } from '../../../scripts/build/joinLanguage.ts';
import { languageWords } from '../../../scripts/build/languageWords.ts';
import { fillOperator } from '../../../scripts/build/operatorHtml.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { webManifest } from '../../../scripts/build/webManifest.ts';
import { english, french, languages } from '../../../src/ui/navigation/languages.ts';

describe('the language of a build', () => {
  it('is the first one, unless another is named', () => {
    expect(builtLanguage({})).toBe(french);
    expect(builtLanguage({ SITE_LANGUAGE: 'en' })).toBe(english);
    expect(() => builtLanguage({ SITE_LANGUAGE: 'de' })).toThrow(/expected one of fr, en – got de/);
  });

  it('resolves its words to the folder with its tag; a third language needs no other line', () => {
    const resolve = (tag: string, id: string): unknown => {
      const { resolveId } = languageWords({ tag, base: `/${tag}`, name: tag });
      return (resolveId as (id: string) => unknown)(id);
    };
    expect(resolve('en', '#words/content/faq')).toBe(inProject('src/ui/words/en/content/faq.ts'));
    expect(resolve('de', '#words/format')).toBe(inProject('src/ui/words/de/format.ts'));
    expect(resolve('de', './format')).toBeNull();
  });

  it('has the condition of all languages but the first', () => {
    expect(languageConditions(french)).toEqual([]);
    expect(languageConditions(english)).toEqual(['translated']);
  });

  it('has words in index.html and in the web manifest', async () => {
    const html = await readFile('index.html', 'utf8');
    for (const language of languages) {
      const filled = fillOperator(html, language);
      expect(filled).toContain(`<html lang="${language.tag}">`);
      expect(filled).toContain(documentWords(language).loading);
      expect(filled).toMatch(/<a href="">[^<]+<\/a>/);
      expect(filled).not.toMatch(/%(operator|words|language)\./);
      expect(JSON.parse(webManifest(language))).toMatchObject({ lang: language.tag });
    }
    expect(fillOperator(html, english)).toContain('/en" />');
  });
});

describe('the build of another language', () => {
  let folder: string;
  const site = (): string => join(folder, 'site');
  const other = (): string => join(folder, 'other');

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'language-'));
    for (const one of [site(), other()]) await mkdir(join(one, 'assets'), { recursive: true });
    await mkdir(join(other(), 'en'));
    await writeFile(join(site(), 'assets', 'shared-1.js'), 'shared');
    await writeFile(join(other(), 'assets', 'shared-1.js'), 'shared');
    await writeFile(join(other(), 'assets', 'own-2.js'), 'own');
    await writeFile(join(other(), 'index.html'), 'page');
    await writeFile(join(other(), 'offline.html'), 'offline');
    await writeFile(join(other(), 'en', 'manifest.webmanifest'), '{}');
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('becomes part of the site: its files beside the others, its pages below its base', async () => {
    await joinLanguage(site(), other(), english);
    const read = (...path: string[]): Promise<string> => readFile(join(site(), ...path), 'utf8');
    expect(await read('assets', 'own-2.js')).toBe('own');
    expect(await read('assets', 'shared-1.js')).toBe('shared');
    expect(await read('en', 'index.html')).toBe('page');
    expect(await read('en', 'offline.html')).toBe('offline');
    expect(await read('en', 'manifest.webmanifest')).toBe('{}');
  });

  it('is refused when two different files have the same name', async () => {
    await writeFile(join(other(), 'assets', 'shared-1.js'), 'different');
    await expect(joinLanguage(site(), other(), english)).rejects.toThrow(/shared-1\.js/);
  });
});
