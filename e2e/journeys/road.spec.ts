import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { people } from '../../scripts/simulators/seed/people.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { tickableRows } from '../support/passages.ts';
import { arrive, signIn } from '../support/signIn.ts';

const turnTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name }).click();

test.beforeEach(({ page }) => arrive(page));

test('P8.2 a wrong password is refused and the e-mail stays; the right password signs in', async ({
  page,
}) => {
  await page.goto('/member/dashboard');
  await signIn(page, people.camille.email, 'Tunnel2026');
  await expect(page.getByRole('alert')).toContainText('Identifiants incorrects.');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(people.camille.email);
  await signIn(page, people.camille.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue Camille Durand');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue Camille Durand');
  await expectAccessible(page);
});

test('P4.30 an account that was never activated is sent to the first connection', async ({
  page,
}) => {
  await page.goto('/espace/connexion');
  await signIn(page, people.neverActivated.email);
  await expect(page.getByRole('alert')).toContainText('première connexion');
  await page.clock.runFor(5_500);
  await expect(page).toHaveURL(/\/premiere-connexion$/);
});

test('M2.26 the 43 200 passages of a company are paged, filtered, kept on reload and exported', async ({
  page,
}) => {
  await page.goto('/member/badge/passage');
  await signIn(page, people.company.email);
  await expect(page.getByRole('status').filter({ hasText: /43.200 trajets/ })).toBeAttached();
  await page.getByLabel('Lignes par page').selectOption('750');
  await expect(tickableRows(page)).toHaveCount(751);
  await turnTo(page, 'Page 58');
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

test('M5.28 passages selected on two pages are exported and printed together', async ({ page }) => {
  await page.goto('/member/badge/passage');
  await signIn(page, people.company.email);
  const tick = async (row: number): Promise<string> => {
    await tickableRows(page).nth(row).getByRole('checkbox').check();
    return (
      ((await tickableRows(page).nth(row).textContent()) ?? '').match(
        /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/,
      )?.[0] ?? ''
    );
  };
  await expect(tickableRows(page)).toHaveCount(101);
  const chosen = [await tick(1), await tick(4)];
  await turnTo(page, 'Page 2');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  chosen.push(await tick(7));
  await expect(page.getByText(/^3 trajets sélectionnés/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8'))
    .trimEnd()
    .split('\n');
  expect(
    lines.map((line) => line.split(';')[0]?.slice(0, 'dd/MM/yyyy HH:mm'.length)).sort(),
  ).toEqual([...chosen].sort());

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Imprimer' }).click();
  const printed = await opened;
  await expect(printed.getByRole('row')).toHaveCount(4);
  for (const at of chosen) await expect(printed.getByText(at).first()).toBeVisible();
});

test('M7.7 the server prints the selected passages for their owner', async ({ page }) => {
  await page.goto('/member/badge/passage');
  await signIn(page, people.camille.email);
  await tickableRows(page).nth(1).getByRole('checkbox').check();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Imprimer' }).click();
  const printed = await opened;
  await expect(printed.getByRole('row')).toHaveCount(2);
  await expect(printed.getByRole('row').last()).toContainText('20/11/2026 07:40');
});
