import { expect, test, type Page } from '../support/test.ts';
import { checkEnglishScreen } from '../support/englishScreen.ts';
import { fill } from '../support/purchaseTunnel.ts';
import { arrive } from '../support/signIn.ts';

// What a driver who speaks no French does. Only the bank, the signature service and the operator's own texts
// are in French.

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

test('in English a notice is found and paid, on a phone', async ({ page }) => {
  await arrive(page);
  await page.goto('/en/payer-en-ligne');
  const data = 'AB123CD jean example.com';
  await checkEnglishScreen(page, data);
  await fill(page, {
    'Number of the CNP or payment notice': '26105131',
    'Number plate': 'MTK4711',
    'Email address': 'erika.example@example.com',
  });
  await press(page, 'Search');
  await expect(main(page)).toContainText('Left to pay€15.90');
  await checkEnglishScreen(page, `${data} MTK4711 erika MARSEILLE`);
  await press(page, /^Pay/);
  await press(page, 'Payer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment confirmed');
  await expect(page).toHaveURL(/\/en\/payment\//);
  await expect(main(page)).toContainText('€15.90');
  await checkEnglishScreen(page, `${data} MTK4711`);
});
