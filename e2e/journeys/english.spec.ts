import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNothingCut } from '../support/accessibility.ts';
import { expectEnglishWords } from '../support/englishWords.ts';
import { mailSubjects } from '../support/mails.ts';
import { fill, frenchIban, orderedReference, photo } from '../support/purchaseTunnel.ts';
import { arrive } from '../support/signIn.ts';

// What a driver who speaks no French does. Only the bank, the signature service and the operator's own texts
// are in French.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Words and width of a screen in English. */
async function checkScreen(page: Page, data = ''): Promise<void> {
  await expectEnglishWords(page, data);
  await expectNothingCut(page);
}

for (const [width, notice, ticket] of [
  [390, ['26105131', 'MTK4711'], '20261117091000120091'],
  [1440, ['26105132', 'GX19ABC'], '20261117092000120092'],
] as const) {
  test.describe(`in English at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, locale: 'en-GB' });

    test.beforeEach(({ page }) => arrive(page));

    test('a driver sees the traffic', async ({ page }) => {
      await page.goto('/en');
      const row = page.getByRole('row', { name: /^Prado 2 → Menpenti/ });
      await expect(row.getByRole('cell', { name: 'Closed' })).toBeVisible();
      await checkScreen(page);
      await expectAccessible(page);
    });

    test('a notice is found and paid', async ({ page }) => {
      await page.goto('/en/payer-en-ligne');
      const data = 'AB123CD jean example.com';
      await checkScreen(page, data);
      await fill(page, {
        'Number of the CNP or payment notice': notice[0],
        'Number plate': notice[1],
        'Email address': 'erika.example@example.com',
      });
      await press(page, 'Search');
      await expect(main(page)).toContainText('Left to pay€15.90');
      await checkScreen(page, `${data} ${notice[1]} erika MARSEILLE`);
      await expectAccessible(page);
      await press(page, /^Pay/);
      await press(page, 'Payer');
      await expect(heading(page)).toHaveText('Payment confirmed');
      await expect(page).toHaveURL(/\/en\/payment\//);
      await expect(main(page)).toContainText('€15.90');
      await checkScreen(page, `${data} ${notice[1]}`);
    });

    test('a ticket is refunded', async ({ page }) => {
      await page.goto('/en/espace/gratuite/remboursement/ajouter');
      await page.getByLabel('Identifier').fill(ticket);
      await checkScreen(page);
      await press(page, 'Search');
      await main(page).getByRole('link', { name: 'Get the refund' }).click();
      await fill(page, {
        'Last name': 'Example',
        'First name': 'Erika',
        'Email address': 'erika.example@example.com',
        IBAN: frenchIban,
        BIC: 'PSSTFRPPMAR',
      });
      await checkScreen(page);
      await expectAccessible(page);
      await press(page, 'Send');
      await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
      await checkScreen(page);
    });

    test('a driver subscribes and pays at the bank', async ({ page }) => {
      const email = `erika.${width}@example.com`;
      const data = `Tunnel Pass DURAND CAMILLE erika example com RUE PORT SAINT Marseille ERIKA EXAMPLE`;
      await page.goto('/en/achat');
      await page.getByRole('radio', { name: 'A private individual' }).check();
      await page.getByRole('radio', { name: 'Tunnel Pass', exact: true }).check();
      await checkScreen(page, data);
      await press(page, 'Next');
      await fill(page, {
        'Surname and first name': 'Example Erika',
        Address: '12 rue du Port',
        Postcode: '13002',
        'Town or city': 'Marseille',
        'Mobile phone': '0639980112',
        'Email address': email,
        'Confirm your email address': email,
      });
      await checkScreen(page, data);
      await expectAccessible(page);
      await press(page, 'Next');
      await page.getByLabel('Number of tags').selectOption('1');
      await page.getByRole('radio').first().check();
      await checkScreen(page, data);
      await press(page, 'Next');
      await fill(page, { IBAN: frenchIban });
      await page
        .getByLabel('Bank details slip (RIB)', { exact: true })
        .setInputFiles(photo('rib.png'));
      await checkScreen(page, `${data} rib png`);
      await press(page, 'Next');
      await page.getByRole('checkbox', { name: 'I accept the terms of sale' }).check();
      await checkScreen(page, data);
      await press(page, 'Confirm my order');
      const reference = await orderedReference(page);
      await checkScreen(page, `${data} CDW rib png`);
      await page.getByRole('link', { name: 'Sign my contract' }).click();
      await press(page, 'Signer');
      await expect(page).toHaveURL(new RegExp(`/en/achat/${reference}/signe`));
      await checkScreen(page, `${data} CDW rib png`);
      await press(page, /^Pay/);
      await press(page, 'Payer');
      await expect(heading(page)).toHaveText('Payment confirmed');
      await checkScreen(page, `${data} CDW`);
      expect(await mailSubjects(page, email)).toContain('Your contract is open');
    });
  });
}
