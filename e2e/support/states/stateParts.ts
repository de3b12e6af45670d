import type { Locator, Page } from '@playwright/test';

type Shows = (page: Page) => Locator;

/** No answer ever comes. */
export const neverAnswered = (address: RegExp): ((page: Page) => Promise<unknown>) => {
  return (page) => page.route(address, () => undefined);
};

/** The contract of the examples at this place; the third has no badge, no invoice, no history. */
export const contractAt = (index: number): ((page: Page) => Promise<unknown>) => {
  return (page) => page.getByRole('combobox', { name: 'N° de contrat' }).selectOption({ index });
};

export const pressed = (name: string): ((page: Page) => Promise<void>) => {
  return (page) => page.getByRole('button', { name, exact: true }).click();
};

export const text = (words: string | RegExp): Shows => {
  return (page) => page.getByText(words).first();
};

export const button = (name: string): Shows => {
  return (page) => page.getByRole('button', { name });
};

export const heading = (name: string): Shows => {
  return (page) => page.getByRole('heading', { name });
};

/** A document shown inside the page. */
export const frame = (title: string): Shows => {
  return (page) => page.getByTitle(title);
};

export const row = (index: number): Shows => {
  return (page) => page.getByRole('row').nth(index);
};

export const loader: Shows = (page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement en cours…' });

export const failedScreen = heading('Une erreur est survenue');

/** The server holds the fields back. */
export const locked = text('Une synchronisation avec le serveur est en cours');
