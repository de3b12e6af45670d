import { expect, test, type Page } from '@playwright/test';
import { people } from '../../scripts/simulators/seed/people.ts';
import { expectAccessible, expectNothingCut } from '../support/accessibility.ts';
import { tickableRows } from '../support/passages.ts';
import { arrive, signIn } from '../support/signIn.ts';

test.beforeEach(({ page }) => arrive(page));

async function openDashboard(page: Page, email: string): Promise<void> {
  await page.goto('/member/dashboard');
  await signIn(page, email);
  await expect(page.getByRole('group', { name: 'Dépenses des douze derniers mois' })).toBeVisible();
}

/** The amounts of the rows on screen, added up in cents. */
async function shownCents(page: Page): Promise<number> {
  const amounts = await page.locator('tbody tr:has(input) td:last-child').allTextContents();
  return amounts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0);
}

for (const width of [390, 1440]) {
  test(`September's spending is one press from the dashboard, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDashboard(page, people.camille.email);
    await page.getByRole('link', { name: /^septembre 2026, .* facturés/ }).click();

    const total = page.getByText(/^\d+ trajets · \d+,\d\d.€$/);
    await expect(total).toBeVisible();
    const [, count = '', euros = '', cents = ''] =
      /^(\d+) trajets · (\d+),(\d\d)/.exec(await total.innerText()) ?? [];
    await expect(tickableRows(page)).toHaveCount(Number(count) + 1);
    expect(await shownCents(page)).toBe(Number(euros) * 100 + Number(cents));
    await expect(
      page.getByRole('button', { name: `sept. 2026 (${count} trajets)`, pressed: true }),
    ).toBeVisible();
  });

  test(`every month of the dashboard leads to its trips, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDashboard(page, people.camille.email);
    const months = page.getByRole('group', { name: 'Dépenses des douze derniers mois' });
    await expect(months.getByRole('link')).toHaveCount(12);
    await months.getByRole('link').first().click();
    await expect(page).toHaveURL(/du=2025-12-01&au=2025-12-31/);
  });
}

test('43 200 trips are added up when it is asked for, and exported without a second reading', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 900 });
  await openDashboard(page, people.company.email);
  const read: string[] = [];
  page.on('request', (request) => {
    const { size, page: number } = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    if (/\/user\/data\/passages$/.test(request.url()) && size === 750) read.push(String(number));
  });
  await page.getByRole('link', { name: 'Tous les trajets' }).click();
  await expect(page.getByText(/^43.200 trajets$/)).toBeVisible();
  // A small search would be read unasked a second after its paint.
  await page.clock.runFor(2_000);
  expect(read).toEqual([]);

  await page.getByRole('button', { name: 'Calculer le total' }).click();
  const panel = page.getByRole('region', { name: 'Répartition des trajets' });
  await expect(panel.getByRole('table', { name: 'Par badge' })).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole('table', { name: 'Par badge' }).getByRole('row')).toHaveCount(42);
  await expect(page.getByText(/^43.200 trajets · \d+.\d+,\d\d.€$/)).toBeVisible();
  await expectAccessible(page);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingCut(page);
  }
  expect(read.toSorted()).toEqual([...new Set(read)].toSorted());
  expect(read).toHaveLength(58);

  await panel.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'Exporter toute la recherche' }).click();
  const download = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name: 'Fichier CSV' }).click();
  await download;
  expect(read).toHaveLength(58);
});
