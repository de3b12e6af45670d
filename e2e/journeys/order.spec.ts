import { expect, test, type Page } from '@playwright/test';
import { commonPassword, people } from '../../scripts/simulators/seed/people.ts';
import { goToSummary, orderPage, payButton, stepHeading } from '../support/badgeOrder.ts';
import { refuseCookies } from '../support/session.ts';
import { operatorTime } from '../support/operatorTime.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A contract of the company whose badges no other journey counts. */
const contract = '00510203';

async function chooseContract(page: Page): Promise<void> {
  const select = page.getByLabel('N° de contrat');
  const option = select.locator('option').filter({ hasText: contract });
  await select.selectOption((await option.getAttribute('value')) ?? '');
}

/** Goes from the summary to the bank's page. */
async function askForPayment(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page.getByText("rien de ce qui se passe ici n'est réel")).toBeVisible();
}

async function backToOrder(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Paiement refusé');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Reprendre le paiement', exact: true })
    .click();
  await expect(stepHeading(page)).toHaveText('Récapitulatif');
  await expect(page.getByRole('main')).toContainText('5 CHEMIN DES CALANQUES');
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: operatorTime() });
  await refuseCookies(page);
  await page.goto(orderPage);
  await page.getByLabel('Adresse e-mail').fill(people.company.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(commonPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(heading(page)).toHaveText('Commander un badge');
  await chooseContract(page);
  await goToSummary(page);
});

test('M2.28 after a refused or cancelled payment the order is unchanged and can be paid', async ({
  page,
}) => {
  await askForPayment(page);
  await page.getByRole('button', { name: 'Refuser' }).click();
  await backToOrder(page);
  const reference =
    (await page
      .getByText(/CDW\d{7}/)
      .first()
      .textContent()) ?? '';
  await askForPayment(page);
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await backToOrder(page);
  await expect(page.getByText(reference)).toBeVisible();
});

test('M1.7, M4.5, M4.6 two badges are ordered to another address, paid, and join the list', async ({
  page,
}) => {
  // Category 02: per badge 20 € of deposit, no initial loading; 6.50 € of shipping.
  await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText('46,50\u202f€');
  await askForPayment(page);
  await page.getByRole('button', { name: 'Payer' }).click();
  await expect(heading(page)).toHaveText('Paiement validé');
  await expect(page.getByRole('main')).toContainText(/CDW\d{7}/);
  await page.getByRole('link', { name: 'Voir mes badges' }).click();
  // Six badges of the seed data, the two new ones and the header row.
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(9);
  await page.getByRole('link', { name: 'Commander un badge', exact: true }).click();
  await expect(page.getByLabel('Quantité')).toHaveValue('');
});
