import { expect, test } from './support/test.ts';
import { operator } from '../src/ui/operator.ts';
import { expectAccessible } from './support/accessibility.ts';
import { actAsOldBrowser, ageSentence } from './support/oldBrowser.ts';
import { refuseCookies } from './support/session.ts';

for (const address of ['/', '/achat/CDW0000042']) {
  test(`an older browser says so at the top of ${address}, with the phone`, async ({ page }) => {
    await refuseCookies(page);
    await actAsOldBrowser(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(ageSentence(page)).toBeInViewport();
    await expect(ageSentence(page)).toContainText(operator.phone);
  });
}

test.describe('without its scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an older browser says so too', async ({ page }) => {
    await actAsOldBrowser(page);
    await page.goto('/payer-en-ligne');
    await expect(ageSentence(page)).toBeInViewport();
  });
});

test('the sentence is accessible', async ({ page }) => {
  await refuseCookies(page);
  await actAsOldBrowser(page);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
