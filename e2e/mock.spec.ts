import { expect, test } from '@playwright/test';
import { examplesTime } from './support/examplesTime.ts';
import { tickableRows } from './support/passages.ts';
import { startWithToken } from './support/session.ts';

const address = '/member/badge/passage';

// No named example here: the mock filters and pages like a server.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(examplesTime);
  await startWithToken(page);
  await page.goto(address);
  await expect(tickableRows(page)).toHaveCount(101);
});

test('the second page of passages shows the 60 oldest', async ({ page }) => {
  await page
    .getByRole('navigation', { name: 'Pagination' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect(tickableRows(page)).toHaveCount(61);
  await expect(tickableRows(page).last()).toContainText('22/05/2025 07:41');
});

test('a selected badge shows its passages only', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Badge' }).selectOption('64010829');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(tickableRows(page)).toHaveCount(11);
  await expect(tickableRows(page).filter({ hasText: '64010829' })).toHaveCount(10);
});

test('300 rows a page show all 160 passages', async ({ page }) => {
  await page.getByLabel('Lignes par page').selectOption('300');
  await expect(tickableRows(page)).toHaveCount(161);
});
