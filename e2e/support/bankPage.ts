import type { Locator, Page } from '@playwright/test';

export const bankAddress = /\/api\/private\/update\/contract\/\d+\/coordinates\/bank$/;
export const tooShort = "L'IBAN fourni est trop court ou non valide.";
export const noSlip = "La photo du RIB n'a pas été fournie.";
export const locked = 'Une synchronisation avec le serveur est en cours';

export const pdf = {
  name: 'releve.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 releve startxref 0'),
};

/** A picture of one pixel. */
export const png = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

export const iban = (page: Page): Locator => page.getByLabel('IBAN', { exact: true });
export const slip = (page: Page): Locator => page.getByLabel('RIB', { exact: true });
export const save = (page: Page): Locator => page.getByRole('button', { name: 'Enregistrer' });
export const main = (page: Page): Locator => page.getByRole('main');

export async function fillBankDetails(page: Page): Promise<void> {
  await iban(page).fill('FR76 3000 6000 0112 3456 7890 189');
  await slip(page).setInputFiles(pdf);
}
