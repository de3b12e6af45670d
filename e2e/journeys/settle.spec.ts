import { expect, test, type Page } from '../support/test.ts';
import { people } from '../../scripts/simulators/seed/people.ts';
import { refusedReturn } from '../support/bankReturn.ts';
import { openAs } from '../support/signIn.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Badges télépéages désactivés' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const welcome = `Bienvenue ${people.unpaid.firstname} ${people.unpaid.lastname}`;

/** Goes from the banner to the bank's page. */
async function askForPayment(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Régler par carte', exact: true }).click();
  await expect(page.getByText("rien de ce qui se passe ici n'est réel")).toBeVisible();
}

async function backToDashboard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
  await expect(heading(page)).toHaveText(welcome);
}

test('M2.20, M4.6, M8.7 an unpaid invoice is refused, unproven, then paid by card', async ({
  page,
}) => {
  await openAs(page, people.unpaid.email, '/member/dashboard');
  await expect(heading(page)).toHaveText(welcome);
  const due = (await banner(page).getByText(/€/).first().textContent()) ?? '';

  await test.step('M8.7 refused by the bank: nothing is paid, the banner stays', async () => {
    await askForPayment(page);
    await page.getByRole('button', { name: 'Refuser' }).click();
    await expect(heading(page)).toHaveText('Paiement refusé');
    await expect(page.getByRole('main')).toContainText(/PLI\d+A/);
    await backToDashboard(page);
    await expect(banner(page)).toBeVisible();
  });

  await test.step('M4.6 opening the success address alone does not pay', async () => {
    await page.goto(refusedReturn('/member/checkout/invoice/success?reference=PLI0001123A'));
    await expect(heading(page)).toHaveText('Paiement refusé');
    await expect(page.getByRole('alert')).toContainText('pas été confirmé par la banque');
    await backToDashboard(page);
    await expect(banner(page)).toContainText(due);
  });

  await test.step('Payer: the payment is confirmed; the banner is gone after a reload too', async () => {
    await askForPayment(page);
    await page.getByRole('button', { name: 'Payer' }).click();
    await expect(heading(page)).toHaveText('Paiement validé');
    await expect(page.getByRole('main')).toContainText('PLI0001123A');
    await page.reload();
    await expect(heading(page)).toHaveText('Paiement validé');
    await backToDashboard(page);
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText(welcome);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Solde du compte' })).toContainText(
      '0,00\u202f€',
    );
  });
});
