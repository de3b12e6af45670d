import type { Locator, Page } from '@playwright/test';

type Shows = (page: Page) => Locator;

/** Leaves every call without an answer. */
export const neverAnswered = (address: RegExp): ((page: Page) => Promise<unknown>) => {
  return (page) => page.route(address, () => undefined);
};

/**
 * Selects the contract at this index of the examples; the third has no badge, invoice or history.
 */
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

export const row = (index: number): Shows => {
  return (page) => page.getByRole('row').nth(index);
};

export const loader: Shows = (page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement en cours…' });

export const failedScreen = heading('Une erreur est survenue');

/** The notice shown while the server locks the fields. */
export const locked = text('Une synchronisation avec le serveur est en cours');
