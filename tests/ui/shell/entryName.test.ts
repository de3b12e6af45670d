import { afterEach, describe, expect, it, vi } from 'vitest';
import { menusFor, type MenuEntry } from '../../../src/domain/publicSite/menu';
import * as englishLanguage from '../../../src/ui/words/language.en';
import * as englishOperatorText from '../../../src/ui/words/operatorText.en';
import * as englishTitles from '../../../src/ui/shell/publicTitles.words.en';
import { aMenuItem } from '../../support/publicSite/publicSite';

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('../../../src/ui/words/language.fr');
  vi.doUnmock('../../../src/ui/words/operatorText.fr');
  vi.doUnmock('../../../src/ui/shell/publicTitles.words.fr');
});

const entry = (title: string, link: string): MenuEntry =>
  menusFor([aMenuItem({ title, link })], false).header[0] as MenuEntry;

async function names(): Promise<readonly unknown[]> {
  const { entryName } = await import('../../../src/ui/shell/entryName');
  return [
    entryName(entry('Foire aux questions', 'faq')),
    entryName(entry('Circuler', 'circuler')),
    entryName(entry('La ville', 'https://ville.example')),
  ];
}

describe('the name of a menu entry', () => {
  it('P3.11 is that of the editors in French', async () => {
    expect(await names()).toEqual([
      { name: 'Foire aux questions', lang: undefined },
      { name: 'Circuler', lang: undefined },
      { name: 'La ville', lang: undefined },
    ]);
  });

  it('is the title of the page in another language, if the site has the page', async () => {
    vi.doMock('../../../src/ui/words/language.fr', () => englishLanguage);
    vi.doMock('../../../src/ui/words/operatorText.fr', () => englishOperatorText);
    vi.doMock('../../../src/ui/shell/publicTitles.words.fr', () => englishTitles);
    expect(await names()).toEqual([
      { name: 'Frequently asked questions', lang: undefined },
      { name: 'Circuler', lang: 'fr' },
      { name: 'La ville', lang: 'fr' },
    ]);
  });
});
