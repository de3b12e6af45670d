import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';
import { unzipSync } from 'fflate';
import { people } from '../../scripts/simulators/seed/people.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openAs } from '../support/signIn.ts';

test('M1.3, M2.24, M7.20 the documents of a year are one zip, two presses from the dashboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openAs(page, people.company.email, '/member/dashboard');
  await page
    .getByRole('region', { name: 'Dernières factures' })
    .getByRole('link', { name: 'Toutes', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes factures');
  const labels = await page
    .getByRole('link', { name: /^Visualiser l[ae] / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  const names = labels
    .map((label) => label.replace(/^Visualiser l[ae] /, ''))
    .map((label) => `${label.replace(' ', '-').replace('relevé', 'releve')}.pdf`)
    .toSorted();
  expect(names.length).toBeGreaterThan(10);

  const opener = page.getByRole('button', { name: 'Tout télécharger (2026)' });
  const panel = page.getByRole('region', { name: 'Tout télécharger (2026)' });
  const saved = page.waitForEvent('download');
  await opener.click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('factures-2026.zip');
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files).toSorted()).toEqual(names);
  for (const pdf of Object.values(files)) {
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  }
  await expect(panel.getByText(`${names.length} documents dans factures-2026.zip.`)).toBeVisible();
  await expect(panel).toBeFocused();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Fermer' }).click();
  await expect(opener).toBeFocused();

  await test.step('M1.3 the latest one is viewed', async () => {
    await page.getByRole('link', { name: labels[0] ?? '', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Facture \d+$/);
    await expect(page.getByRole('link', { name: /^Ouvrir l/ })).toHaveAttribute('href', /^blob:/);
  });
});
