import { expect, test, type Page } from '../support/test.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { checkEnglishScreen } from '../support/englishScreen.ts';
import { mailSubjects } from '../support/mails.ts';
import { fill, frenchIban, orderedReference, photo } from '../support/purchaseTunnel.ts';
import { arrive } from '../support/signIn.ts';

// What a driver who speaks no French does. Only the bank, the signature service and the operator's own texts
// are in French.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

for (const [width, ticket] of [
  [390, '20261117091000120091'],
  [1440, '20261117092000120092'],
] as const) {
  test.describe(`in English at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, locale: 'en-GB' });

    test.beforeEach(({ page }) => arrive(page));

    test('a ticket is refunded', async ({ page }) => {
      await page.goto('/en/espace/gratuite/remboursement/ajouter');
      await page.getByLabel('Identifier').fill(ticket);
      await checkEnglishScreen(page);
      await press(page, 'Search');
      await main(page).getByRole('link', { name: 'Get the refund' }).click();
      await fill(page, {
        'Last name': 'Example',
        'First name': 'Erika',
        'Email address': 'erika.example@example.com',
        IBAN: frenchIban,
        BIC: 'PSSTFRPPMAR',
      });
      await checkEnglishScreen(page);
      await expectAccessible(page);
      await press(page, 'Send');
      await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
      await checkEnglishScreen(page);
    });

    test('a driver subscribes and pays at the bank', async ({ page }) => {
      const email = `erika.${width}@example.com`;
      const data = `Tunnel Pass DURAND CAMILLE erika example com RUE PORT SAINT Marseille ERIKA EXAMPLE`;
      await page.goto('/en/achat');
      await page.getByRole('radio', { name: 'A private individual' }).check();
      await page.getByRole('radio', { name: 'Tunnel Pass', exact: true }).check();
      await checkEnglishScreen(page, data);
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
      await checkEnglishScreen(page, data);
      await expectAccessible(page);
      await press(page, 'Next');
      await page.getByLabel('Number of tags').selectOption('1');
      await page.getByRole('radio').first().check();
      await checkEnglishScreen(page, data);
      await press(page, 'Next');
      await fill(page, { IBAN: frenchIban });
      await page
        .getByLabel('Bank details slip (RIB)', { exact: true })
        .setInputFiles(photo('rib.png'));
      await checkEnglishScreen(page, `${data} rib png`);
      await press(page, 'Next');
      await page.getByRole('checkbox', { name: 'I accept the terms of sale' }).check();
      await checkEnglishScreen(page, data);
      await press(page, 'Confirm my order');
      const reference = await orderedReference(page);
      await checkEnglishScreen(page, `${data} CDW rib png`);
      await page.getByRole('link', { name: 'Sign my contract' }).click();
      await press(page, 'Signer');
      await expect(page).toHaveURL(new RegExp(`/en/achat/${reference}/signe`));
      await checkEnglishScreen(page, `${data} CDW rib png`);
      await press(page, /^Pay/);
      await press(page, 'Payer');
      await expect(heading(page)).toHaveText('Payment confirmed');
      await checkEnglishScreen(page, `${data} CDW`);
      expect(await mailSubjects(page, email)).toContain('Your contract is open');
    });
  });
}
