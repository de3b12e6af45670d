import type { Locator, Page } from '@playwright/test';

export const payOnline = '/payer-en-ligne';

/** The parameters of a link from the mobile application. */
const asked = {
  email: 'camille.durand@example.fr',
  amount: '13,20',
  reference: '26104887',
  desc: 'Avis 26104887',
  address: '12 rue de la République',
  city: 'Marseille',
  zip: '13002',
} as const;

/** The link of the mobile application, with some parameters changed. */
export function mobileAddress(changes: Partial<Record<keyof typeof asked, string>>): string {
  return `/payment/mobile?${new URLSearchParams({ ...asked, ...changes }).toString()}`;
}

export const number = (page: Page): Locator =>
  page.getByLabel("N° de CNP ou d'Avis de Paiement", { exact: true });
export const plate = (page: Page): Locator =>
  page.getByLabel("Plaque d'immatriculation", { exact: true });
export const email = (page: Page): Locator => page.getByLabel('Adresse e-mail', { exact: true });
export const receipt = (page: Page): Locator =>
  page.getByRole('checkbox', { name: 'Recevoir un justificatif de paiement' });

/** Searches for a notice; by default the open one of the examples. */
export async function searchNotice(
  page: Page,
  [of, on]: readonly [number: string, plate: string] = ['26104887', 'AB-123 CD'],
): Promise<void> {
  await number(page).fill(of);
  await plate(page).fill(on);
  await email(page).fill('camille.durand@example.fr');
  await page.getByRole('button', { name: 'Rechercher' }).click();
}
