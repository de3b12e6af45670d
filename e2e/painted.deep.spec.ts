import { expect, test, type Page } from './support/test.ts';
import { operator } from '../src/ui/operator.ts';
import { firstPaint } from './support/firstPaint.ts';
import { holdEntry } from './support/holdEntry.ts';
import { keptPlates } from './support/keptPlates.ts';
import { number, payOnline } from './support/payOnline.ts';
import { paintedAddresses } from './support/publicAddresses.ts';
import { recordRequests } from './support/recordRequests.ts';
import { startWithToken } from './support/session.ts';

/** Collects every console message and page error. */
function watchMessages(page: Page): readonly string[] {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  page.on('pageerror', ({ message }) => words.push(message));
  return words;
}

const takenOver = (page: Page) => page.locator('#root:not([data-prerendered])');

const visitors: readonly (readonly [who: string, start: (page: Page) => Promise<unknown>])[] = [
  ['as a visitor', () => Promise.resolve()],
  [
    'signed in, with a chosen colour scheme',
    async (page) => {
      await startWithToken(page);
      await page.addInitScript(() => localStorage.setItem('colorScheme', 'dark'));
    },
  ],
];

for (const [who, start] of visitors) {
  test(`every public address is painted and hydrated without a message, ${who}`, async ({
    page,
  }) => {
    test.slow();
    await start(page);
    for (const address of paintedAddresses) {
      const words = watchMessages(page);
      const answer = await page.goto(address);
      const html = (await answer?.text()) ?? '';
      expect(html, address).toContain(`data-prerendered="${address}"`);
      await expect(takenOver(page)).toBeAttached();
      expect(words, address).toEqual([]);
    }
  });
}

test('P4.16 an identifier that was typed and sent in the free-ramp area is searched once', async ({
  page,
}) => {
  const release = await holdEntry(page);
  const asked = recordRequests(page, '/api/public/free/cash');
  await page.goto('/espace/gratuite/remboursement/ajouter', { waitUntil: 'commit' });
  await page.getByLabel('Identifiant').fill('2026 1117 0805 0012 0074');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  release();
  await expect(page).toHaveURL(/20261117080500120074/);
  await expect(page.getByRole('link', { name: 'Être remboursé' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('« Mes plaques » the form does not move when the plates of this device appear', async ({
  page,
}) => {
  await keptPlates(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdEntry(page);
    await page.goto(payOnline, { waitUntil: 'commit' });
    await firstPaint(page);
    const painted = await number(page).boundingBox();
    release();
    await expect(page.getByRole('group', { name: 'Remplir avec une plaque gardée' })).toBeVisible();
    expect(await number(page).boundingBox()).toEqual(painted);
  }
});

test('a button that was pressed too early answers when the page works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdEntry(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
});

test('P4.32 a sign-in that was followed early leads back to the page', async ({ page }) => {
  const release = await holdEntry(page);
  await page.goto('/espace/gratuite/remboursement', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  release();
  await expect(page).toHaveURL(/\/espace\/connexion$/);
  const carried = await page.evaluate(() => JSON.stringify(window.history.state));
  expect(carried).toContain('/espace/gratuite/remboursement');
});

test.describe('the network is lost', () => {
  test('before a style sheet of the page: the same sentence', async ({ page }) => {
    await page.route(/assets\/PayOnlinePage-.*\.css$/, (route) => route.abort());
    await page.goto('/payer-en-ligne');
    await expect(page.getByRole('alert')).toContainText(operator.phone);
  });

  test('before the code of the page: its error screen', async ({ page }) => {
    await page.route(/assets\/PayOnlinePage-.*\.js$/, (route) => route.abort());
    await page.goto('/payer-en-ligne');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('during the first call: a sentence and « Réessayer »', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/faq');
    await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible();
  });
});
