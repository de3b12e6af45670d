import { expect, test, type Page } from '../support/test.ts';
import { people } from '../../scripts/simulators/seed/people.ts';
import { aToken } from '../../tests/support/account/aToken.ts';
import { operatorTime } from '../support/operatorTime.ts';
import { mobileAddress } from '../support/payOnline.ts';
import { refuseCookies, startWithToken } from '../support/session.ts';
import { arrive, signIn } from '../support/signIn.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const day = 24 * 60 * 60 * 1000;

test('the clock of a visitor is a day ahead: signed in, also after a reload', async ({ page }) => {
  await page.clock.install({ time: operatorTime().getTime() + day });
  await refuseCookies(page);
  await page.goto('/member/dashboard');
  await signIn(page, people.camille.email);
  await expect(heading(page)).toContainText('Bienvenue');
  await page.reload();
  await expect(heading(page)).toContainText('Bienvenue');
  await page.getByRole('link', { name: 'Factures' }).first().click();
  await expect(heading(page)).toHaveText('Mes factures');
});

test('a token signed with another secret: the sign-in, then the page that was wanted', async ({
  page,
}) => {
  await page.clock.install({ time: operatorTime() });
  await startWithToken(page, aToken({ username: people.camille.email }));
  await page.goto('/member/badge/list');
  await expect(heading(page)).toHaveText('Connexion');
  await expect(page.getByRole('alert')).toContainText('Votre session a expiré');
  await signIn(page, people.camille.email);
  await expect(page).toHaveURL(/\/member\/badge\/list$/);
  await expect(heading(page)).toHaveText('Mes badges');
});

test('third-party cookies blocked: the site and the bank are pages of their own without cookies', async ({
  page,
  context,
}) => {
  const cookies: Promise<string | null>[] = [];
  page.on('response', (response) => cookies.push(response.headerValue('set-cookie')));
  await arrive(page);
  await page.goto(mobileAddress({ reference: '26105132' }));
  await page.getByRole('button', { name: /^Payer/ }).click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(heading(page)).toHaveText('Paiement refusé');
  await page.goto('/member/dashboard');
  await signIn(page, people.camille.email);
  await expect(heading(page)).toContainText('Bienvenue');
  expect(page.frames()).toHaveLength(1);
  expect(cookies.length).toBeGreaterThan(20);
  expect((await Promise.all(cookies)).filter((cookie) => cookie !== null)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
