import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { commonPassword, people } from '../../scripts/simulators/seed/people.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { pdfViewer } from '../support/pdfViewer.ts';
import { refuseCookies } from '../support/session.ts';
import { operatorTime } from '../support/operatorTime.ts';

test.use(pdfViewer);

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: operatorTime() });
  await refuseCookies(page);
});

test('M1.3 M2.24 a subscriber finds the latest invoice, views it and downloads its PDF', async ({
  page,
}) => {
  await page.goto('/member/contract/invoice/list');
  await page.getByLabel('Adresse e-mail').fill(people.camille.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(commonPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes factures');

  const row = page.getByRole('row').filter({ hasText: 'Facture' }).first();
  const number = await row.getByRole('rowheader').innerText();
  await row.getByRole('link', { name: `Visualiser la facture ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Facture ${number}`);
  await expect(page.getByTitle(`Facture ${number}`)).toHaveAttribute('src', /^blob:/);
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`facture-${number}.pdf`);
  expect(await readFile(await download.path(), 'latin1')).toMatch(/^%PDF-/);
});
