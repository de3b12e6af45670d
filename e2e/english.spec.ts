import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { expectEnglishWords } from './support/englishWords.ts';
import { followInputWatch } from './support/followInputWatch.ts';
import { paintedAddresses } from './support/publicAddresses.ts';
import { refuseCookies, startWithToken } from './support/session.ts';

const toFrench = (page: Page) => page.getByRole('link', { name: 'FR – Français' });
const toEnglish = (page: Page) => page.getByRole('link', { name: 'EN – English' });
const offer = (page: Page) => page.getByRole('link', { name: 'This page is available in English' });

/** Public addresses, and one of a page without a file of its own. */
for (const address of ['', '/faq', '/payer-en-ligne', '/achat', '/espace/gratuite', '/activites']) {
  test(`/en${address} runs in English, without a problem`, async ({ page }) => {
    await refuseCookies(page);
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(`/en${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    const link = page.locator('link[rel=alternate][hreflang=fr]');
    if (address !== '/activites')
      await expect(link).toHaveAttribute('href', new RegExp(`${address === '' ? '/' : address}$`));
    expect(problems).toEqual([]);
  });
}

test('the switch leads to the same page with what was typed, and the choice is remembered', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.goto('/payer-en-ligne');
  await page.getByRole('textbox').first().fill('26104887');
  await toEnglish(page).click();
  await expect(page).toHaveURL(/\/en\/payer-en-ligne$/);
  await expect(page.getByRole('textbox').first()).toHaveValue('26104887');
  await toFrench(page).click();
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/payer-en-ligne$/);
  await expect(page.getByRole('textbox').first()).toHaveValue('26104887');
  // The last choice counts: nothing is offered.
  await expect(offer(page)).toBeHidden();
  await toEnglish(page).click();
  await page.goto('/faq');
  await offer(page).click();
  await expect(page).toHaveURL(/\/en\/faq$/);
});

test('a message of another page is there after a change of the language', async ({ page }) => {
  await refuseCookies(page);
  await page.goto('/nous-contacter');
  await page.getByLabel('Message', { exact: true }).fill('Bonjour de Marseille');
  await page.getByRole('link', { name: 'Mentions légales' }).click();
  // The address changes before the page is rendered; the switch leads to the page that is shown.
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await toEnglish(page).click();
  await expect(page).toHaveURL(/\/en\/mentions-legales$/);
  await page.goto('/en/nous-contacter');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Bonjour de Marseille');
});

test('a password would be lost: the visitor is asked before the language changes', async ({
  page,
}) => {
  const watching = await followInputWatch(page);
  await refuseCookies(page);
  await page.goto('/espace/connexion');
  await watching();
  await page.getByLabel('Mot de passe', { exact: true }).fill('Peage2026!');
  await toEnglish(page).click();
  await expect(page.getByRole('complementary', { name: 'Changer de langue' })).toBeVisible();
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/espace\/connexion$/);
  await page.getByRole('button', { name: 'Changer quand même' }).click();
  await expect(page).toHaveURL(/\/en\/espace\/connexion$/);
});

test('the subscriber area is opened in French, and says so in English', async ({ page }) => {
  await startWithToken(page);
  await page.goto('/en');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto('/en/member/badge/list');
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/member\/badge\/list$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes badges');
  await expect(page.getByText('The subscriber area is in French.')).toBeVisible();
  await page.goto('/en/member/badge/5001/details?from=mail');
  await expect(page).toHaveURL(/[^n]\/member\/badge\/5001\/details\?from=mail$/);
});

test('a visitor without a session signs in in English first', async ({ page }) => {
  await refuseCookies(page);
  await page.goto('/en/member/dashboard');
  await expect(page).toHaveURL(/\/en\/espace\/connexion$/);
});

test('calls from an English page ask for English', async ({ page }) => {
  await refuseCookies(page);
  const asked = page.waitForRequest(/\/api\/public\/maintenance|\/api\/v2\/instagram/);
  await page.goto('/en');
  expect(await (await asked).headerValue('accept-language')).toBe('en');
});

// In thirds, which run at the same time.
for (const part of [0, 1, 2]) {
  test(`public pages in English, part ${part + 1}: words, titles, accessible, nothing cut`, async ({
    page,
  }) => {
    test.slow();
    await refuseCookies(page);
    const titles: string[] = [];
    for (const [index, address] of paintedAddresses.entries()) {
      if (index % 3 !== part) continue;
      await test.step(address, async () => {
        // Each scheme and each width is seen on half of the pages; the French ones are seen in all.
        await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
        await page.setViewportSize({ width: index % 2 === 0 ? 390 : 1440, height: 900 });
        await page.goto(address === '/' ? '/en' : `/en${address}`);
        await expect(page.locator('#root:not([data-prerendered])')).toBeAttached();
        await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
        await expectEnglishWords(page);
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 900 });
        await expectNothingCut(page);
        titles.push(await page.title());
      });
    }
    expect(titles).toHaveLength(new Set(titles).size);
  });
}
