import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { answerWith } from './support/answers.ts';
import { changeAnswer, lockEverything } from './support/changeAnswer.ts';
import { expectWalkableByKeyboard } from './support/keyboard.ts';
import { comeBackWith } from './support/session.ts';

interface State {
  /** The screen and its state, for the title. */
  readonly name: string;
  readonly address: string;
  /** What makes the state: how the mock answers, before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What makes the state once the page is there. */
  readonly then?: (page: Page) => Promise<unknown>;
  /** What shows that the state is there. */
  readonly shows: (page: Page) => Locator;
}

const subscriberAddress = /\/api\/private\/user\/data$/;
const passagesAddress = /\/api\/private\/user\/data\/passages$/;

/** No answer ever comes. */
const neverAnswered =
  (address: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.route(address, () => undefined);

/** The contract of the examples that has no badge, no invoice, no history. */
const thirdContract = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'N° de contrat' }).selectOption({ index: 2 });
};

/** A hundred rows are a hundred stops of the same kind. */
const onlyFivePassages = (answer: string): string => {
  const list = JSON.parse(answer) as { readonly passages: readonly unknown[] };
  return JSON.stringify({ ...list, passages: list.passages.slice(0, 5) });
};

const text =
  (words: string | RegExp) =>
  (page: Page): Locator =>
    page.getByText(words).first();
const button =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('button', { name });
const row =
  (index: number) =>
  (page: Page): Locator =>
    page.getByRole('row').nth(index);
const loader = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement en cours…' });
const failedScreen = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Une erreur est survenue' });

const states: readonly State[] = [
  {
    name: 'any screen, loading',
    address: '/member/badge/list',
    before: neverAnswered(subscriberAddress),
    shows: loader,
  },
  {
    name: 'any screen, failed',
    address: '/member/badge/list',
    before: (page) => answerWith(page, { loadSubscriber: 'failure' }),
    shows: failedScreen,
  },
  {
    name: 'dashboard',
    address: '/member/dashboard',
    shows: text('Badges télépéages désactivés'),
  },
  {
    name: 'dashboard, without a contract',
    address: '/member/dashboard',
    before: (page) => answerWith(page, { loadSubscriber: 'withoutContract' }),
    shows: text("Aucun contrat n'est encore rattaché"),
  },
  { name: 'password', address: '/member/account/password', shows: button('Enregistrer') },
  { name: 'add a contract', address: '/member/account/add-contract', shows: button('Ajouter') },
  {
    name: 'add a contract, nothing filled in',
    address: '/member/account/add-contract',
    then: (page) => page.getByRole('button', { name: 'Ajouter' }).click(),
    shows: text('Saisissez le n° du contrat.'),
  },
  { name: 'history', address: '/member/contract/history', shows: row(4) },
  {
    name: 'history, empty',
    address: '/member/contract/history',
    then: thirdContract,
    shows: text("vous n'avez pas d'historique pour le moment."),
  },
  { name: 'badges', address: '/member/badge/list', shows: row(6) },
  {
    name: 'badges, empty',
    address: '/member/badge/list',
    then: thirdContract,
    shows: text("vous n'avez pas de badge pour ce contrat pour le moment."),
  },
  { name: 'a badge', address: '/member/badge/5001/details', shows: text('25001501064010827') },
  {
    name: 'a badge, locked',
    address: '/member/badge/5001/details',
    before: lockEverything,
    shows: text('25001501064010827'),
  },
  {
    name: 'passages',
    address: '/member/badge/passage',
    before: (page) => changeAnswer(page, passagesAddress, onlyFivePassages),
    shows: row(5),
  },
  {
    name: 'passages, empty',
    address: '/member/badge/passage',
    before: (page) => answerWith(page, { listPassages: 'empty' }),
    shows: text("vous n'avez pas aucun passage pour le moment."),
  },
  {
    name: 'passages, loading',
    address: '/member/badge/passage',
    before: neverAnswered(passagesAddress),
    shows: loader,
  },
  {
    name: 'passages, failed',
    address: '/member/badge/passage',
    before: (page) => answerWith(page, { listPassages: 'failure' }),
    shows: failedScreen,
  },
];

const widths = [1440, 390] as const;
/** A small phone, and what a page has to fit in at a zoom of 200 % on 1280 px. */
const tightWidths = [320, 640] as const;
const schemes = ['light', 'dark'] as const;

// Four times axe, and a Tab for every stop of the page, twice.
test.describe.configure({ timeout: 60_000 });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeBackWith(page);
});

for (const { name, address, before, then, shows } of states) {
  test(`${name}: clean under axe in light and dark at 390 and 1440 px, walked by keyboard alone, nothing cut at 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await before?.(page);
    await page.goto(address);
    await then?.(page);
    await expect(shows(page)).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      await expectWalkableByKeyboard(page);
    }
    for (const width of tightWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingCut(page);
    }
  });
}
