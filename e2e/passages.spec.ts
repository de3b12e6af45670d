import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';
import { expectAccessible } from './support/accessibility.ts';
import { addressOf, answerWith } from './support/answers.ts';
import { examplesTime } from './support/examplesTime.ts';
import { expectToast } from './support/failures.ts';
import { tickableRows } from './support/passages.ts';
import { recordRequests } from './support/recordRequests.ts';
import { startWithToken } from './support/session.ts';

const address = '/member/badge/passage';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(examplesTime);
  await startWithToken(page);
});

test('M2.26, M5.28, M7.25 18 months of passages in pages of 100, by keyboard, exported', async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trajets des 18 derniers mois');
  await expect(tickableRows(page)).toHaveCount(101);
  await expect(page.getByLabel('Période')).toHaveValue('21/05/2025 – 21/11/2026');
  for (const name of ['Sélection', 'Date', 'Badge', 'Sens', 'Voie', 'Montant']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  await expect(tickableRows(page).nth(1)).toContainText('20/11/2026 07:40');
  await expectAccessible(page);

  await test.step('both hours of the autumn clock change are shown', async () => {
    await expect(tickableRows(page).filter({ hasText: '25/10/2026 02:30' })).toHaveCount(2);
  });

  await test.step('M5.28 an export requires a selection', async () => {
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    await expectToast(page, /Veuillez sélectionner au moins un passage à exporter\./);
  });

  const everything = page.getByRole('checkbox', { name: 'Tout sélectionner' });
  await test.step('every control is reached by keyboard', async () => {
    await everything.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/100 trajets sélectionnés/)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText(/99 trajets sélectionnés/)).toBeVisible();
  });

  await test.step('M7.25 the export has a byte-order mark and no formula', async () => {
    await answerWith(page, { exportPassages: 'formula' });
    await everything.check();
    const request = page.waitForRequest(addressOf('/api/private/passages/export'));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    const asked = (await request).postDataJSON() as { mode: string; ids: number[] };
    expect(asked.mode).toBe('csv');
    expect(asked.ids).toHaveLength(100);
    const file = await download;
    expect(file.suggestedFilename()).toBe('export_passages.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain("'=1+1");
    await expect(
      page.getByRole('status').filter({ hasText: /^4 trajets exportés\./ }),
    ).toBeVisible();
  });
});

test('M9.1 each search has a history entry; its page and the page size are kept on reload', async ({
  page,
}) => {
  const requests = recordRequests(page, '/api/private/user/data/passages');
  const searches = () => requests.map((one) => one.postDataJSON() as Record<string, unknown>);
  /** Without the sums of the searches, which are read in larger pages once the table is there. */
  const asked = (number: number): number =>
    searches().filter(({ size, page: one }) => size === 100 && one === number).length;
  await page.goto(address);

  await test.step('back and reload restore the page of the search', async () => {
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => asked(2)).toBe(1);
    await page.reload();
    await expect.poll(() => asked(2)).toBe(2);
    await page.goBack();
    await expect.poll(() => asked(1)).toBe(2);
  });

  await test.step('a typed period is searched from its first to its last second', async () => {
    const period = page.getByLabel('Période');
    await period.fill('1/3/2026 au 31/03/2026');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect
      .poll(() =>
        searches()
          .filter(({ size }) => size === 100)
          .at(-1),
      )
      .toMatchObject({
        page: 1,
        selectMinDate: '2026-03-01 00:00:01',
        selectMaxDate: '2026-03-31 23:59:59',
      });
    await expect(period).toHaveValue('01/03/2026 – 31/03/2026');
    await period.fill('31/03/2026 – 01/03/2026');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(period).toBeFocused();
    await expect(period).toHaveAccessibleDescription(/précéder/);
    await expect(period).toHaveValue('31/03/2026 – 01/03/2026');
  });

  await test.step('M9.1 the page size is stored on the device', async () => {
    const size = page.getByLabel('Lignes par page');
    await size.selectOption('300');
    // The sums of the search before may be read after it.
    const isAsked = () => searches().some((one) => one['page'] === 1 && one['size'] === 300);
    await expect.poll(isAsked).toBe(true);
    await page.goto(address);
    await expect(size).toHaveValue('300');
  });
});
