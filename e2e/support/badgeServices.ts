import { expect, type Locator, type Page } from '@playwright/test';

export const servicesAddress = /\/api\/private\/update\/badge\/5001\/services$/;
export const alertAddress = /\/api\/private\/update\/badge\/5001\/threshold$/;

export const text = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });
export const onOff = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name, exact: true });
export const period = (page: Page, name: string): Locator =>
  page.getByRole('radiogroup', { name: 'Période' }).getByRole('radio', { name, exact: true });
export const saveServices = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enregistrer les services' });
export const saveAlert = (page: Page): Locator =>
  page.getByRole('button', { name: "Enregistrer l'alerte" });
export const toast = (page: Page, words: string): Locator =>
  page.getByRole('status').filter({ hasText: words });
export const syncNotice = (page: Page): Locator =>
  page.getByText('une fois la synchronisation terminée');

/** A label covers the switch: click the label, as a person does. */
export const press = (page: Page, words: string): Promise<void> =>
  page.locator('label').filter({ hasText: words }).first().click();

const alertFields = ['Nombre de trajets', 'Adresse e-mail 1', 'Adresse e-mail 2'] as const;
const servicesFields = ['Nom du badge', 'Personnalisation 1', 'Personnalisation 2'] as const;

/** Expects that no field of the badge is locked by the synchronisation. */
export async function expectOpen(page: Page): Promise<void> {
  await expect(syncNotice(page)).toBeHidden();
  await expect(text(page, 'Nom du badge')).toBeEnabled();
  await expect(text(page, 'Nombre de trajets')).toBeEnabled();
  await expect(saveAlert(page)).toBeEnabled();
}

export async function expectLocked(page: Page): Promise<void> {
  await expect(syncNotice(page)).toBeVisible();
  for (const name of [...servicesFields, ...alertFields]) {
    await expect(text(page, name)).toBeDisabled();
  }
  await expect(onOff(page, 'Informations complémentaires')).toBeDisabled();
  await expect(onOff(page, 'Alerte de seuil')).toBeDisabled();
  await expect(period(page, 'Mois')).toBeDisabled();
  await expect(saveServices(page)).toBeDisabled();
  await expect(saveAlert(page)).toBeDisabled();
}
