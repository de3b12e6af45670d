import { expect, test } from './support/test.ts';
import { examplesTime } from './support/examplesTime.ts';
import { expectReceiptOnOneSheet } from './support/printedReceipt.ts';
import { refuseCookies } from './support/session.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(examplesTime);
  await refuseCookies(page);
});

test('of a confirmed payment only the receipt is printed, black on white, on one sheet', ({
  page,
}) =>
  expectReceiptOnOneSheet(page, {
    path: '/payment/cnp/success?reference=26104887',
    reference: '26104887',
    amount: 1320,
  }));

test('P2.9 the terms are printed without header and footer', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/cgv');
  await expect(page.getByRole('heading', { name: 'Article 3' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
