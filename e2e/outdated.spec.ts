import { expect, test, type Page } from '@playwright/test';
import { operator } from '../src/ui/operator.ts';
import { expectAccessible } from './support/accessibility.ts';
import { refuseCookies } from './support/session.ts';

const sentence = (page: Page) => page.getByText('Votre navigateur est trop ancien');

const condition = /@supports ?\(color: ?light-dark\([^)]*\)\) and selector\(:has\([^)]*\)\)/;

/** The style sheet as a browser reads it that does not know what the pages need. */
async function actAsOldBrowser(page: Page): Promise<void> {
  await page.route(/assets\/index-.*\.css$/, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    expect(css).toMatch(condition);
    await route.fulfill({ response, body: css.replace(condition, '@supports (color: unknown())') });
  });
}

test('a supported browser shows no word about its age', async ({ page }) => {
  await page.goto('/faq');
  await expect(sentence(page)).toBeAttached();
  await expect(sentence(page)).toBeHidden();
});

for (const address of ['/', '/payer-en-ligne', '/achat/CDW0000042']) {
  test(`an older browser says so at the top of ${address}, with the phone`, async ({ page }) => {
    await refuseCookies(page);
    await actAsOldBrowser(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sentence(page)).toBeInViewport();
    await expect(sentence(page)).toContainText(operator.phone);
  });
}

test.describe('without its scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an older browser says so too', async ({ page }) => {
    await actAsOldBrowser(page);
    await page.goto('/payer-en-ligne');
    await expect(sentence(page)).toBeInViewport();
  });
});

test('the sentence is accessible', async ({ page }) => {
  await refuseCookies(page);
  await actAsOldBrowser(page);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
