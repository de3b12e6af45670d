import type { Locator, Page } from '@playwright/test';

/** One of the most used interactions, on a phone. */
export interface Interaction {
  readonly name: string;
  readonly address: string;
  readonly isPrivate?: true;
  /** Resolves when the controls that `act` needs are on the page. */
  readonly ready: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Resolves when the page shows the result of `act`. */
  readonly done: (page: Page) => Promise<void>;
}

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Ouvrir le menu' });
const question = (page: Page): Locator =>
  page.locator('summary', { hasText: 'Combien coûte un passage' });
const number = (page: Page): Locator =>
  page.getByLabel("N° de CNP ou d'Avis de Paiement", { exact: true });
const everything = (page: Page): Locator =>
  page.getByRole('checkbox', { name: 'Tout sélectionner' });

export const interactions: readonly Interaction[] = [
  {
    name: 'opens the menu of the home page',
    address: '/',
    ready: (page) => opener(page).waitFor(),
    act: (page) => opener(page).tap(),
    done: (page) => page.getByRole('button', { name: 'Fermer le menu' }).waitFor(),
  },
  {
    name: 'opens a question',
    address: '/faq',
    ready: (page) => question(page).waitFor(),
    act: (page) => question(page).tap(),
    done: (page) => page.getByText('Les motos paient la moitié').waitFor(),
  },
  {
    name: 'types a wrong notice and searches it',
    address: '/payer-en-ligne',
    ready: (page) => number(page).waitFor(),
    act: async (page: Page): Promise<void> => {
      await number(page).tap();
      await page.keyboard.type('26');
      await page.getByRole('button', { name: 'Rechercher' }).tap();
    },
    done: (page) => page.locator('[aria-invalid=true]').first().waitFor(),
  },
  {
    name: 'ticks all passages',
    address: '/member/badge/passage',
    isPrivate: true,
    ready: (page) => everything(page).waitFor(),
    act: (page) => everything(page).tap(),
    done: (page) => page.locator('tbody input:checked').first().waitFor(),
  },
  {
    name: 'opens the menu of the subscriber area',
    address: '/member/dashboard',
    isPrivate: true,
    ready: (page) => page.getByText(' → ').first().waitFor(),
    act: (page) => opener(page).tap(),
    done: (page) => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  },
];
