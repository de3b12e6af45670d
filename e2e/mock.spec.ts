import { expect, test } from '@playwright/test';
import { comeBackWith } from './support/session.ts';

const address = '/member/badge/passage';

// No example is asked for here: the answers follow the search, as with a server.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
  await comeBackWith(page);
  await page.goto(address);
  await expect(page.getByRole('row')).toHaveCount(101);
});

test('the second page of passages shows the 60 oldest', async ({ page }) => {
  await page
    .getByRole('navigation', { name: 'Pagination' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect(page.getByRole('row')).toHaveCount(61);
  await expect(page.getByRole('row').last()).toContainText('22/05/2025 07:41');
});

test('a chosen badge shows its passages only', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Badge' }).selectOption('64010829');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('row').filter({ hasText: '64010829' })).toHaveCount(10);
});

test('300 rows a page show all 160 passages', async ({ page }) => {
  await page.getByLabel('Lignes par page').selectOption('300');
  await expect(page.getByRole('row')).toHaveCount(161);
});
