import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addressOf, answerWith } from './support/answers.ts';
import { examplesTime } from './support/examplesTime.ts';
import { expectToast } from './support/failures.ts';
import { tickableRows } from './support/passages.ts';
import { startWithToken } from './support/session.ts';

const address = '/member/badge/passage';
const passagesCall = addressOf('/api/private/user/data/passages');

/** The bodies of the searches, in order. */
function recordSearches(page: Page): Record<string, unknown>[] {
  const searches: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (passagesCall.test(request.url()))
      searches.push(request.postDataJSON() as Record<string, unknown>);
  });
  return searches;
}

const everything = (page: Page) => page.getByRole('checkbox', { name: 'Tout sélectionner' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(examplesTime);
  await startWithToken(page);
});

test('M2.26, M5.28, M7.25 18 months of passages in pages of 100, by keyboard, exported', async ({
  page,
}) => {
  const searches = recordSearches(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trajets des 18 derniers mois');
  await expect(tickableRows(page)).toHaveCount(101);
  await expect(page.getByLabel('Période')).toHaveValue('21/05/2025 – 21/11/2026');
  // The others add the search up.
  expect(searches.filter(({ size }) => size === 100)).toEqual([
    {
      page: 1,
      size: 100,
      badgeRef: null,
      selectMinDate: '2025-05-21 00:00:01',
      selectMaxDate: '2026-11-21 23:59:59',
    },
  ]);
  for (const name of ['Sélection', 'Date', 'Badge', 'Sens', 'Voie', 'Montant']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  await expect(tickableRows(page).nth(1)).toContainText('20/11/2026 07:40');
  await expectAccessible(page);

  await test.step('both hours of the autumn clock change are shown', async () => {
    await expect(tickableRows(page).filter({ hasText: '25/10/2026 02:30' })).toHaveCount(2);
  });

  await test.step('M5.28 « Exporter en CSV » and « Imprimer » require a selection', async () => {
    for (const button of ['Exporter en CSV', 'Imprimer']) {
      await page.getByRole('button', { name: button }).click();
      await expectToast(page, /Veuillez sélectionner au moins un passage à exporter\./);
    }
  });

  await test.step('every control is reached by keyboard', async () => {
    await everything(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/100 trajets sélectionnés/)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText(/99 trajets sélectionnés/)).toBeVisible();
  });

  await test.step('M7.25 the export has a byte-order mark and no formula', async () => {
    await answerWith(page, { exportPassages: 'formula' });
    await everything(page).check();
    const request = page.waitForRequest(addressOf('/api/private/passages/export'));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    expect((await request).postDataJSON()).toMatchObject({ mode: 'csv' });
    expect(((await request).postDataJSON() as { ids: number[] }).ids).toHaveLength(100);
    const file = await download;
    expect(file.suggestedFilename()).toBe('export_passages.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain("'=1+1");
    await expect(
      page.getByRole('status').filter({ hasText: '100 trajets exportés.' }),
    ).toBeVisible();
  });
});

test('M2.26 the selection survives paging, with its count and its amount', async ({ page }) => {
  await page.goto(address);
  await tickableRows(page).nth(1).getByRole('checkbox').check();
  await tickableRows(page).nth(2).getByRole('checkbox').check();
  await expect(page.getByText(/2 trajets sélectionnés/)).toBeVisible();
  await answerWith(page, { listPassages: 'secondPage' });
  await page
    .getByRole('navigation', { name: 'Pagination' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(tickableRows(page)).toHaveCount(61);
  await expect(page.getByText(/2 trajets sélectionnés/)).toBeVisible();
  await everything(page).check();
  await expect(page.getByText(/62 trajets sélectionnés/)).toBeVisible();
  await everything(page).uncheck();
  await expect(page.getByText(/2 trajets sélectionnés/)).toBeVisible();
});

test('M9.1 each search has a history entry; the page size is stored; wrong periods show errors', async ({
  page,
}) => {
  const searches = recordSearches(page);
  /** Without the sums of the searches, which are read in larger pages once the table is there. */
  const ofTable = () => searches.filter(({ size }) => size === 100);
  await page.goto(address);

  await test.step('back and reload restore the page of the search', async () => {
    await page
      .getByRole('navigation', { name: 'Pagination' })
      .getByRole('link', { name: 'Page 2' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    const asked = (number: number): number => ofTable().filter((one) => one.page === number).length;
    await expect.poll(() => asked(2)).toBe(1);
    await page.reload();
    await expect.poll(() => asked(2)).toBe(2);
    await page.goBack();
    await expect.poll(() => asked(1)).toBe(2);
  });

  await test.step('a typed period is searched from its first to its last second', async () => {
    await page.getByLabel('Période').fill('1/3/2026 au 31/03/2026');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect
      .poll(() => ofTable().at(-1))
      .toMatchObject({
        page: 1,
        selectMinDate: '2026-03-01 00:00:01',
        selectMaxDate: '2026-03-31 23:59:59',
      });
    await expect(page.getByLabel('Période')).toHaveValue('01/03/2026 – 31/03/2026');
  });

  await test.step('a wrong period shows an error, keeps its text and takes the focus', async () => {
    const asked = ofTable().length;
    const field = page.getByLabel('Période');
    for (const [title, typed, sentence] of [
      ['unreadable', 'mars 2026', /JJ\/MM\/AAAA|jj\/mm\/aaaa|01\//i],
      ['reversed', '31/03/2026 – 01/03/2026', /précéder/],
      ['older than 18 months', '01/01/2020 – 01/02/2020', /18\s(derniers )?mois/i],
    ] as const) {
      await test.step(title, async () => {
        await field.fill(typed);
        await page.getByRole('button', { name: 'Rechercher' }).click();
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(sentence);
        await expect(field).toHaveValue(typed);
      });
    }
    expect(ofTable()).toHaveLength(asked);
  });

  await test.step('M9.1 the page size is 100, 300, 500 or 750, and stored', async () => {
    const size = page.getByLabel('Lignes par page');
    await expect(size.locator('option')).toHaveText(['100', '300', '500', '750']);
    await size.selectOption('750');
    await expect.poll(() => searches.at(-1)).toMatchObject({ page: 1, size: 750 });
    expect(await page.evaluate(() => localStorage.getItem('noPerPage'))).toBe('750');
    await page.reload();
    await expect(size).toHaveValue('750');
    const ofChosen = (): number => searches.filter((one) => one.size === 300).length;
    await size.selectOption('300');
    await expect.poll(ofChosen).toBe(1);
    await page.getByRole('link', { name: 'Trajets', exact: true }).click();
    await expect.poll(ofChosen).toBe(2);
    await expect(size).toHaveValue('300');
  });
});

test('M2.15 a badge chosen on another screen is preselected', async ({ page }) => {
  const searches = recordSearches(page);
  await page.goto('/member/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue Camille Durand');
  await page.evaluate(() => {
    history.pushState(
      { usr: { badgeReference: '64010828' }, key: 'test' },
      '',
      '/member/badge/passage',
    );
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
  await expect(page.getByRole('combobox', { name: 'Badge' })).toHaveValue('64010828');
  await expect.poll(() => searches.at(-1)?.badgeRef).toBe('64010828');
});

test('M2.27 without passages the page shows a message; with a badge selected, another one', async ({
  page,
}) => {
  await answerWith(page, { listPassages: 'empty' });
  await page.goto(`${address}?badge=64010828`);
  await expect(page.getByText("Vous n'avez pas aucun passage pour ce badge.")).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("vous n'avez pas aucun passage pour le moment.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
  await expect(page).toHaveURL(/\/member\/dashboard$/);
});
