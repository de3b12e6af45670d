import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../support/test.ts';
import { people } from '../../scripts/simulators/seed/people.ts';
import { tickableRows } from '../support/passages.ts';
import { openAs } from '../support/signIn.ts';

/** The lines of the next download, without their head. */
async function nextLines(page: Page): Promise<readonly string[]> {
  const download = await page.waitForEvent('download');
  expect(download.suggestedFilename()).toBe('export_passages.csv');
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
  expect(head).toBe('\uFEFFDate;Badge;Nom du badge;Sens;Voie;Montant');
  return lines;
}

test("M7.23, M7.25 a month's spending is one press from the dashboard; its trips are one file", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openAs(page, people.camille.email, '/member/dashboard');
  const months = page.getByRole('group', { name: 'Dépenses des douze derniers mois' });
  await expect(months.getByRole('link')).toHaveCount(12);
  await months.getByRole('link', { name: /^septembre 2026, .* facturés/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trajets');
  const total = page.getByText(/^\d+ trajets · \d+,\d\d.€$/);
  await expect(total).toBeVisible();
  const [, count = '', euros = '', cents = ''] =
    /^(\d+) trajets · (\d+),(\d\d)/.exec(await total.innerText()) ?? [];
  await expect(tickableRows(page)).toHaveCount(Number(count) + 1);
  const amounts = await page.locator('tbody tr:has(input) td:last-child').allTextContents();
  expect(amounts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0)).toBe(
    Number(euros) * 100 + Number(cents),
  );
  await expect(
    page.getByRole('button', { name: `sept. 2026 (${count} trajets)`, pressed: true }),
  ).toBeVisible();

  const opener = page.getByRole('button', { name: 'Exporter toute la recherche' });
  const panel = page.getByRole('region', { name: 'Exporter toute la recherche' });
  await opener.click();
  await expect(panel).toBeFocused();
  const lines = nextLines(page);
  await panel.getByRole('button', { name: 'Fichier CSV' }).click();
  expect(await lines).toHaveLength(Number(count));
  await expect(panel.getByText(`${count} trajets dans export_passages.csv.`)).toBeVisible();
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: 'Fermer' }).click();
  await expect(opener).toBeFocused();
});

test('M2.26, M5.28, M7.7 passages selected on two pages are exported and printed together', async ({
  page,
}) => {
  await openAs(page, people.company.email, '/member/badge/passage');
  const tick = async (row: number): Promise<string> => {
    const passage = tickableRows(page).nth(row);
    await passage.getByRole('checkbox').check();
    const [when = ''] =
      /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/.exec((await passage.textContent()) ?? '') ?? [];
    return when;
  };
  await expect(tickableRows(page)).toHaveCount(101);
  const chosen = [await tick(1), await tick(4)];
  const before = (await tickableRows(page).nth(1).textContent()) ?? '';
  await page
    .getByRole('navigation', { name: 'Pagination' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect(page).toHaveURL(/page=2/);
  // The rows of the first page stay until those of the second one arrive.
  await expect(tickableRows(page).nth(1)).not.toHaveText(before);
  chosen.push(await tick(7));
  await expect(page.getByText(/^3 trajets sélectionnés/)).toBeVisible();

  const lines = nextLines(page);
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const exported = (await lines).map((line) => line.slice(0, 'dd/MM/yyyy HH:mm'.length));
  expect(exported.toSorted()).toEqual(chosen.toSorted());

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Imprimer' }).click();
  const printed = await opened;
  await expect(printed.getByRole('row')).toHaveCount(4);
  for (const at of chosen) await expect(printed.getByText(at).first()).toBeVisible();
});
