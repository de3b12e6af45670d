import { expect, type Locator, type Page } from '@playwright/test';

/** Path of the page, below the origin of the site. */
export const purchasePage = '/achat';

export const stepTitles = [
  'Choix de votre abonnement',
  'Vos coordonnées',
  'Votre commande',
  'Vos informations bancaires',
  'Conditions générales de vente',
  'Votre contrat',
  'Récapitulatif de votre commande',
] as const;

export const frenchIban = 'FR14 2004 1010 0505 0001 3M02 606';

/** A picture of one pixel, named as a phone names its photos. */
export const photo = (name: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

export const next = (page: Page): Locator => page.getByRole('button', { name: 'Suivant' });
export const terms = (page: Page): Locator =>
  page.getByRole('checkbox', { name: "J'accepte les conditions générales de vente" });
export const order = (page: Page): Locator =>
  page.getByRole('button', { name: 'Valider ma commande' });
export const sign = (page: Page): Locator => page.getByRole('link', { name: 'Signer mon contrat' });
export const pay = (page: Page): Locator => page.getByRole('button', { name: 'Payer' });
/** The total in the price box. */
export const total = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /^Total/ });

/** Expects this step: its heading and its progress. */
export async function expectStep(page: Page, number: 1 | 2 | 3 | 4 | 5 | 6 | 7): Promise<void> {
  const title = stepTitles[number - 1] ?? '';
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: `Étape ${number} sur 7` })).toBeVisible();
}

export async function choose(page: Page, customer: string, plan: string): Promise<void> {
  await page.getByRole('radio', { name: customer }).check();
  await page.getByRole('radio', { name: plan, exact: true }).check();
}

/** Fills in fields by their labels, in the page or in a group. */
export async function fill(
  place: Page | Locator,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await place.getByLabel(name, { exact: true }).first().fill(value);
  }
}

export function individual(email: string): Readonly<Record<string, string>> {
  return {
    'Nom et prénom': 'Durand Camille',
    Adresse: '12 rue de la République',
    'Code postal': '13002',
    Ville: 'Marseille',
    'Téléphone mobile': '06.39.98.01.12',
    'Adresse e-mail': email,
    "Confirmation de l'adresse e-mail": email,
  };
}

export function company(email: string): Readonly<Record<string, string>> {
  const { 'Nom et prénom': _, ...lines } = individual(email);
  return { 'Raison sociale': 'Ateliers du Vieux Quai', ...lines };
}

/** Fills in the IBAN and uploads a photo of each requested document. */
export async function giveBank(page: Page, documents: readonly string[]): Promise<void> {
  await fill(page, { IBAN: frenchIban });
  await giveDocuments(page, documents);
}

export async function giveDocuments(page: Page, documents: readonly string[]): Promise<void> {
  for (const label of documents) {
    await page.getByLabel(label, { exact: true }).setInputFiles(photo(`${label}.png`));
    await expect(page.getByText(`${label}.png`).first()).toBeVisible();
  }
}

/** The reference of the order, read from the address of its page. */
export async function orderedReference(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/achat\/CDW\d{7}/);
  return /CDW\d{7}/.exec(page.url())?.[0] ?? '';
}

/** Goes from step 4 of an individual to the terms. */
export async function goToTerms(page: Page): Promise<void> {
  await giveBank(page, ['RIB']);
  await next(page).click();
  await expectStep(page, 5);
}
