import type { Locator, Page } from '@playwright/test';

export const saveAddress = /\/api\/private\/update\/contract\/\d+\/coordinates\/postal$/;

const group = (page: Page, name: string): Locator => page.getByRole('group', { name });
export const correspondence = (page: Page): Locator => group(page, 'Adresse de correspondance');
export const billing = (page: Page): Locator => group(page, 'Adresse de facturation');
export const field = (within: Locator, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true });
export const email = (page: Page): Locator => page.getByRole('textbox', { name: 'Adresse e-mail' });
export const box = (page: Page): Locator =>
  page.getByRole('checkbox', { name: 'Adresse de facturation différente' });
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enregistrer' });
export const choose = (page: Page, label: string): Promise<unknown> =>
  page.getByLabel('N° de contrat').selectOption({ label });
export const syncNotice = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Une synchronisation avec le serveur est en cours' });

export const individual = '00412873 · DURAND CAMILLE';
export const company = '00500118 · ATELIERS DU VIEUX QUAI';
export const addressLines = ['Adresse 1', 'Adresse 2', 'Adresse 3', 'Code postal', 'Ville'];
export const phones = ['Téléphone domicile', 'Téléphone mobile', 'Téléphone travail', 'Fax'];

/**
 * The body of the contract's example: the subscriber has moved, and billing uses the same address.
 */
export const moved = {
  username: 'camille.durand@example.fr',
  email: 'CAMILLE.DURAND@EXAMPLE.FR',
  ...Object.fromEntries(
    ['cor', 'bil'].flatMap((prefix) => [
      [`${prefix}CompanyName`, null],
      [`${prefix}Address`, '27 BOULEVARD DU PHARE'],
      [`${prefix}Address2`, 'RESIDENCE LES PINS'],
      [`${prefix}Address3`, null],
      [`${prefix}Zip`, '13008'],
      [`${prefix}City`, 'MARSEILLE'],
      [`${prefix}PhoneHome`, null],
      [`${prefix}PhoneMobile`, '0639980112'],
      [`${prefix}PhoneWork`, null],
      [`${prefix}Fax`, null],
    ]),
  ),
};

export async function move(page: Page): Promise<void> {
  const address = correspondence(page);
  await field(address, 'Adresse 1').fill('27 boulevard du Phare');
  await field(address, 'Adresse 2').fill('Résidence les pins');
  await field(address, 'Code postal').fill('13-008');
}

export async function sentBy(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest(saveAddress);
  await saveButton(page).click();
  return (await sent).postDataJSON() as Record<string, unknown>;
}

export const open = (page: Page): Promise<unknown> =>
  page.goto('/member/account/coordinates/postal');
