import { expect, test, type Page } from './support/test.ts';
import { changeAnswer } from './support/changeAnswer.ts';
import { openPublishedSite } from './support/publishedSite.ts';
import { retryUntilLoaded } from './support/retryUntilLoaded.ts';
import { refuseCookies } from './support/session.ts';

// One site for all tests.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof openPublishedSite>>;

test.beforeAll(async ({ baseURL }) => {
  site = await openPublishedSite(baseURL ?? '');
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => refuseCookies(page));

const publicData = /\/api\/public\/data$/;
const main = (page: Page) => page.getByRole('main');

test('without an answer the painted content stays, with its date and « Réessayer »', async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`${site.url}/faq`);
  const told = page.getByText(/^Ces informations datent du \d\d\/\d\d\/\d{4}/);
  await expect(told).toBeVisible();
  const opened = page.locator('details', { hasText: 'Comment payer à la borne' });
  await opened.getByText('Comment payer à la borne').click();
  await expect(opened).toHaveAttribute('open');
  await page.unroute('**/api/**');
  await retryUntilLoaded(page.getByRole('button', { name: 'Réessayer' }));
  await expect(told).toBeHidden();
  await expect(opened).toHaveAttribute('open');
});

test('P9.4 a purchase is computed from the prices of the server, never from painted ones', async ({
  page,
}) => {
  await page.route(publicData, (route) => route.abort());
  await page.goto(`${site.url}/nos-abonnements`);
  await expect(main(page)).toContainText('dont 20,00\u00a0€ rendus');
  // Its place is above the offers.
  await expect(page.getByText(/^Ces informations datent/)).toBeVisible();
  await main(page).getByRole('link', { name: "S'abonner" }).first().click();
  await expect(page).toHaveURL(/\/achat/);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(main(page)).not.toContainText('€');
  await page.unroute(publicData);
  await changeAnswer(page, publicData, (text) =>
    text.replace(/"initialLoading":\s*30\b/g, '"initialLoading":37'),
  );
  await page.reload();
  await expect(main(page)).toContainText('57,00\u00a0€');
});
