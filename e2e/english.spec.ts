import { expect, test, type Page } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import { refuseCookies, startWithToken } from './support/session.ts';

const toFrench = (page: Page) => page.getByRole('link', { name: 'FR – Français' });
const toEnglish = (page: Page) => page.getByRole('link', { name: 'EN – English' });
const offer = (page: Page) => page.getByRole('link', { name: 'This page is available in English' });

test('the home page runs in English and asks for English, without a problem', async ({ page }) => {
  await refuseCookies(page);
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  const asked = page.waitForRequest(/\/api\/public\/maintenance|\/api\/v2\/instagram/);
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  expect(await (await asked).headerValue('accept-language')).toBe('en');
  expect(problems).toEqual([]);
});

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
  // The last choice counts: nothing is offered.
  await expect(offer(page)).toBeHidden();
  await toEnglish(page).click();
  await page.goto('/faq');
  await offer(page).click();
  await expect(page).toHaveURL(/\/en\/faq$/);
});

test('what was typed for an account stays in the other language and after a reload, but no password', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.goto('/espace/inscription');
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.nth(0).fill('Durand');
  await fields.nth(2).fill('camille.durand@example.fr');
  await page.locator('[type=password]').first().fill('Passage2026');
  await toEnglish(page).click();
  await page.getByRole('button', { name: 'Changer quand même' }).click();
  await expect(page).toHaveURL(/\/en\/espace\/inscription$/);
  await expect(fields.nth(0)).toHaveValue('Durand');
  await fields.nth(2).fill('camille.martin@example.fr');
  await page.reload();
  await expect(fields.nth(0)).toHaveValue('Durand');
  await expect(fields.nth(2)).toHaveValue('camille.martin@example.fr');
  await expect(page.locator('[type=password]').first()).toHaveValue('');
});

test('the subscriber area is opened in French, and says so in English; its sign-in is in English', async ({
  page,
}) => {
  await startWithToken(page);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/en/member/badge/list?from=mail');
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/member\/badge\/list\?from=mail$/);
  await expect(page.getByText('The subscriber area is in French.')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/en/member/dashboard');
  await expect(page).toHaveURL(/\/en\/espace\/connexion$/);
});

test('what the operator wrote in French is announced in English; so is what the server says', async ({
  page,
}) => {
  await refuseCookies(page);
  for (const address of ['/en/faq', '/en/cgv', '/en/actualites', '/en/circuler/tarifs']) {
    await page.goto(address);
    await expect(page.getByText('The text below is in French.'), address).toBeVisible();
  }
  await answerWith(page, { signIn: 'badCredentials' });
  await page.goto('/en/espace/connexion');
  await page.getByRole('main').getByRole('textbox').first().fill('camille.durand@example.fr');
  await page.getByLabel('Password', { exact: true }).fill('Passage2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const refusal = page.getByRole('main').locator('[lang=fr]').first();
  await expect(refusal).toHaveText('Identifiants incorrects.');
});
