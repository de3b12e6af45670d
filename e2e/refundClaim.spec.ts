import { expect, test } from './support/test.ts';
import { aToken } from '../tests/support/account/aToken.ts';
import { wizard } from './support/refundWizard.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(({ page }) => startWithToken(page));

test('P7.31 the area loads all data of an account, and nothing for another scope', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v2/') && pathname !== '/api/v2/traffic') asked.push(pathname);
  });
  await page.goto('/espace/gratuite/remboursement');
  await expect(page.getByRole('row')).toHaveCount(5);
  // The tickets are requested after the code that computes their period, which no row waits for.
  await expect
    .poll(() => asked.sort())
    .toEqual([
      '/api/v2/bank',
      '/api/v2/receipt',
      '/api/v2/refund',
      '/api/v2/ticket',
      '/api/v2/tickets-flux',
    ]);
  asked.length = 0;
  await page.evaluate(
    (kept) => localStorage.setItem('token', kept),
    aToken({ scopes: ['SUBSCRIBER'] }),
  );
  await page.goto(wizard);
  await expect(page.getByLabel('Identifiant')).toBeVisible();
  await expect(page.locator('#root:not([data-prerendered])')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
