import { expect, test } from './support/test.ts';
import { startWithToken } from './support/session.ts';

test('P4.25 the period of the tickets is in the address: reload and back keep it', async ({
  page,
}) => {
  await startWithToken(page);
  await page.goto('/espace/gratuite/recu/ticket');
  const period = page.getByRole('combobox', { name: 'Période' });
  await expect(period).toHaveValue('last7Days');
  await period.focus();
  const asked = page.waitForRequest(/\/api\/v2\/ticket\?/);
  await period.selectOption('Le mois dernier');
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('startDate')).toMatch(/^\d{4}-\d\d-01 00:00:00$/);
  await expect(page).toHaveURL(/\/recu\/ticket\?periode=lastMonth$/);
  await expect(period).toBeFocused();
  await page.reload();
  await expect(period).toHaveValue('lastMonth');
  await page.goBack();
  await expect(period).toHaveValue('last7Days');
});
