import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Path of the page, below the origin of the site. */
export const orderPage = '/member/badge/order';
export const orderAddress = /\/api\/private\/add\/contract\/\d+\/badge$/;
export const publicDataAddress = /\/api\/public\/data$/;

export const payButton = (page: Page): Locator => page.getByRole('button', { name: 'Payer' });
export const nextButton = (page: Page): Locator => page.getByRole('button', { name: 'Suivant' });
export const delivery = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name, exact: true });
export const terms = (page: Page): Locator =>
  page.getByRole('checkbox', { name: "J'accepte les conditions générales de vente" });
export const stepHeading = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2 }).first();
/** The amount of a price line, found by the name of the line. */
export const priceOf = (page: Page, line: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: line }) })
    .getByRole('cell');

const otherAddress = {
  'Raison sociale': 'CAMILLE DURAND',
  Adresse: '5 CHEMIN DES CALANQUES',
  'Code postal': '13009',
  Ville: 'MARSEILLE',
} as const;

/** Orders two badges to another address, accepts the terms and stops at the summary. */
export async function goToSummary(page: Page): Promise<void> {
  await page.getByLabel('Quantité').selectOption('2');
  await delivery(page, 'Livraison à une autre adresse').check();
  for (const [name, value] of Object.entries(otherAddress)) {
    await page.getByLabel(name, { exact: true }).fill(value);
  }
  await nextButton(page).click();
  await terms(page).check();
  await nextButton(page).click();
  await expect(stepHeading(page)).toHaveText('Récapitulatif');
}

/** Replaces the bank's page by a stub and collects the forms that are posted to it. */
export async function stubPaymentPage(page: Page): Promise<Request[]> {
  const posted: Request[] = [];
  await page.route('**/test/paiement.cgi', (route) => {
    posted.push(route.request());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Banque</h1>' });
  });
  return posted;
}
