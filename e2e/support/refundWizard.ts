import type { Locator, Page } from '@playwright/test';

/** A ticket of the contract's examples that can be refunded. */
export const identifier = '20261108071500120031';

export const wizard = '/espace/gratuite/remboursement/ajouter';
export const wizardOfTicket = `${wizard}?identifier=${identifier}`;

export async function search(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Identifiant').fill(typed);
  await page.getByRole('button', { name: 'Rechercher' }).click();
}

export const askToBeRefunded = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Être remboursé' }).click();

export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

/** Invented values with a valid IBAN. */
export async function fillRefundRequest(page: Page): Promise<void> {
  await field(page, 'Nom').fill('Durand');
  await field(page, 'Prénom').fill('Camille');
  await field(page, 'Adresse e-mail').fill('camille.durand@example.fr');
  await field(page, 'IBAN').fill('FR76 3000 6000 0112 3456 7890 189');
  await field(page, 'BIC').fill('AGRIFRPP');
}
