import { expect, type Page } from './support/test.ts';
import { visitedStates } from './support/states/allStates.ts';
import { visitStates } from './support/states/visitStates.ts';
import { translatePage, travel, type Translation } from './support/translation.ts';

const translations = new WeakMap<Page, Translation>();

visitStates(
  visitedStates,
  'reached, and left, while the browser translates',
  async (page) => {
    await travel(page, '/mentions-legales');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
    expect(await translations.get(page)?.problems()).toEqual([]);
  },
  async (page) => {
    translations.set(page, await translatePage(page));
  },
);
