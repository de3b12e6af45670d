import { readFile } from 'node:fs/promises';
import { expect, test, type Download, type Page } from '../support/test.ts';
import { strFromU8, unzipSync } from 'fflate';
import { people } from '../../scripts/simulators/seed/people.ts';
import { expectAccessible, expectNothingCut } from '../support/accessibility.ts';
import { tickableRows } from '../support/passages.ts';
import { openAs } from '../support/signIn.ts';

const head = '\uFEFFDate;Badge;Nom du badge;Sens;Voie;Montant';
const allPassages = 43_200;

async function openExport(page: Page): Promise<void> {
  await openAs(page, people.company.email, '/member/badge/passage');
  await page.getByRole('button', { name: 'Exporter toute la recherche' }).click();
}

async function rowsOf(download: Download): Promise<readonly string[]> {
  expect(download.suggestedFilename()).toBe('export_passages.csv');
  const [first, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
  expect(first).toBe(head);
  expect(rows.filter((row) => row.includes('\uFEFF') || row.startsWith('Date;'))).toEqual([]);
  return rows;
}

for (const width of [390, 1440]) {
  test(`M7.23 M7.25 43 200 passages are one file, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openExport(page);
    const panel = page.getByRole('region', { name: 'Exporter toute la recherche' });
    await expect(panel).toBeFocused();
    await expectAccessible(page);
    const download = page.waitForEvent('download', { timeout: 90_000 });
    await panel.getByRole('button', { name: 'Fichier CSV' }).click();
    await expect(panel.getByRole('progressbar')).toBeVisible();
    const rows = await rowsOf(await download);
    expect(rows).toHaveLength(allPassages);
    await expect(panel.getByText(/^43.200 trajets dans export_passages\.csv\.$/)).toBeVisible();
    await expect(panel).toBeFocused();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('button', { name: 'Exporter toute la recherche' })).toBeFocused();
  });
}

test('43 200 passages are one workbook, with moments and euros as numbers', async ({ page }) => {
  test.slow();
  await openExport(page);
  const panel = page.getByRole('region', { name: 'Exporter toute la recherche' });
  const download = page.waitForEvent('download', { timeout: 90_000 });
  await panel.getByRole('button', { name: 'Fichier Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('export_passages.xlsx');
  const parts = unzipSync(await readFile(await file.path()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row /g)).toHaveLength(allPassages + 1);
  expect(sheet).toMatch(/<c r="A2"[^>]*><v>463\d\d\.\d+<\/v>/);
  expect(sheet).toMatch(/<c r="F43201"[^>]*><v>\d+(\.\d+)?<\/v>/);
  await expect(panel.getByText(/^43.200 trajets dans export_passages\.xlsx\.$/)).toBeVisible();
});

test('connections that are cut and a stop in between: nothing is requested twice', async ({
  page,
}) => {
  test.slow();
  const asked: string[] = [];
  const cut = new Set<string>();
  const keyOf = (body: string): string => {
    const { page: number, ids } = JSON.parse(body) as { page?: number; ids?: readonly number[] };
    return ids ? `portion ${String(ids[0])}` : `page ${String(number)}`;
  };
  await openExport(page);
  const panel = page.getByRole('region', { name: 'Exporter toute la recherche' });
  // Each seventh request loses its connection the first time.
  await page.route(/\/api\/private\/(user\/data\/passages|passages\/export)$/, (route) => {
    const key = keyOf(route.request().postData() ?? '{}');
    if (asked.length % 7 === 3 && !cut.has(key)) {
      cut.add(key);
      asked.push(`${key} cut`);
      return route.abort('connectionreset');
    }
    asked.push(key);
    return route.continue();
  });

  await panel.getByRole('button', { name: 'Fichier CSV' }).click();
  await expect(panel.getByText(/Lecture de la liste.: [1-9]/)).toBeVisible();
  await panel.getByRole('button', { name: 'Annuler' }).click();
  await expect(panel.getByText('Export interrompu.')).toBeVisible();
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: 'Reprendre' }).click();

  const download = page.waitForEvent('download', { timeout: 90_000 });
  const retry = panel.getByRole('button', { name: /^Réessayer les/ });
  await expect(retry).toHaveText('Réessayer les pages manquantes', { timeout: 60_000 });
  await expect(panel.getByRole('alert')).toContainText(/pages? de la liste sur 58 n'/);
  await expectAccessible(page);
  await retry.click();
  await expect(retry).toBeHidden();
  // Requests for what was cut may be cut again: press until the file is there.
  let file: Download | undefined;
  void download.then((saved) => {
    file = saved;
  });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    expect(file).toBeDefined();
  }).toPass({ timeout: 60_000 });

  const rows = await rowsOf(await download);
  expect(rows).toHaveLength(allPassages);
  const answered = asked.filter((key) => !key.endsWith('cut'));
  expect(answered).toHaveLength(new Set(answered).size);
  expect(answered).toHaveLength(2 * 58);
  expect(cut.size).toBeGreaterThan(4);
});

test('43 200 trips are added up when it is asked for, and exported without a second reading', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 900 });
  await openAs(page, people.company.email, '/member/dashboard');
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

test('M2.26 the 43 200 passages of a company are paged, filtered, kept on reload and exported', async ({
  page,
}) => {
  await openAs(page, people.company.email, '/member/badge/passage');
  await expect(page.getByRole('status').filter({ hasText: /43.200 trajets/ })).toBeAttached();
  await page.getByLabel('Lignes par page').selectOption('750');
  await expect(tickableRows(page)).toHaveCount(751);
  await page
    .getByRole('navigation', { name: 'Pagination' })
    .getByRole('link', { name: 'Page 58' })
    .click();
  await expect(page).toHaveURL(/page=58/);
  await expect(tickableRows(page)).toHaveCount(451);
  await page.reload();
  await expect(tickableRows(page)).toHaveCount(451);

  const badge = page.getByRole('combobox', { name: 'Badge' });
  const reference = await badge.locator('option').nth(1).getAttribute('value');
  await badge.selectOption(reference);
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('status').filter({ hasText: /1.080 trajets/ })).toBeAttached();
  await expect(tickableRows(page).filter({ hasText: reference ?? '' })).toHaveCount(750);

  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const lines = text.trimEnd().split('\n');
  expect(lines[0]).toBe('\uFEFFDate;Badge;Nom du badge;Sens;Voie;Montant');
  expect(lines).toHaveLength(751);
  expect(lines.slice(1).every((line) => line.includes(`;${reference ?? ''};`))).toBe(true);
});
