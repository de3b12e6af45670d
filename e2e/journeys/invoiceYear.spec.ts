import { readFile } from 'node:fs/promises';
import { expect, test, type Download, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { people } from '../../scripts/simulators/seed/people.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { arrive, signIn } from '../support/signIn.ts';

test.beforeEach(({ page }) => arrive(page));

const panelOf = (page: Page) => page.getByRole('region', { name: 'Tout télécharger (2026)' });

async function openInvoices(page: Page): Promise<void> {
  await page.goto('/member/dashboard');
  await signIn(page, people.company.email);
  await page
    .getByRole('region', { name: 'Dernières factures' })
    .getByRole('link', { name: 'Toutes', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes factures');
}

/** The names of the documents that the page lists, as they are named in the zip. */
async function listedNames(page: Page): Promise<readonly string[]> {
  const labels = await page
    .getByRole('link', { name: /^Visualiser l[ae] / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  return labels
    .map((label) => label.replace(/^Visualiser l[ae] /, ''))
    .map((label) => `${label.replace(' ', '-').replace('relevé', 'releve')}.pdf`)
    .toSorted();
}

async function filesOf(download: Download): Promise<Readonly<Record<string, Uint8Array>>> {
  expect(download.suggestedFilename()).toBe('factures-2026.zip');
  return unzipSync(await readFile(await download.path()));
}

for (const width of [390, 1440]) {
  test(`M2.24 M7.20 the documents of a year are one zip, two presses from the dashboard, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openInvoices(page);
    const names = await listedNames(page);
    expect(names.length).toBeGreaterThan(10);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tout télécharger (2026)' }).click();
    const files = await filesOf(await download);
    expect(Object.keys(files).toSorted()).toEqual(names);
    for (const pdf of Object.values(files)) {
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    }
    const panel = panelOf(page);
    await expect(
      panel.getByText(`${names.length} documents dans factures-2026.zip.`),
    ).toBeVisible();
    await expect(panel).toBeFocused();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('button', { name: 'Tout télécharger (2026)' })).toBeFocused();
  });
}

test('documents whose connection is cut are listed and fetched again alone', async ({ page }) => {
  const asked: string[] = [];
  await openInvoices(page);
  const names = await listedNames(page);
  await page.route(/\/api\/private\/invoice\/\d+$/, (route) => {
    const number = route.request().url().split('/').at(-1) ?? '';
    const isCut = asked.length % 5 === 2 && !asked.includes(`${number} cut`);
    asked.push(isCut ? `${number} cut` : number);
    return isCut ? route.abort('connectionreset') : route.continue();
  });
  await page.getByRole('button', { name: 'Tout télécharger (2026)' }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('alert')).toContainText(
    new RegExp(`documents sur ${names.length} n'ont pas pu être téléchargés\\.`),
  );
  const cut = asked.filter((key) => key.endsWith('cut')).map((key) => key.replace(' cut', ''));
  const missing = panel.getByRole('list', { name: 'Documents manquants' }).getByRole('listitem');
  await expect(missing).toHaveCount(cut.length);
  for (const number of cut) await expect(missing.filter({ hasText: number })).toHaveCount(1);
  await expectAccessible(page);

  await page.unroute(/\/api\/private\/invoice\/\d+$/);
  const again: string[] = [];
  page.on('request', (request) => {
    const number = /\/api\/private\/invoice\/(\d+)$/.exec(request.url())?.[1];
    if (number !== undefined) again.push(number);
  });
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Réessayer' }).click();
  expect(Object.keys(await filesOf(await download)).toSorted()).toEqual(names);
  expect(again.toSorted()).toEqual(cut.toSorted());
});

test('too many requests: a sentence with the time to wait, and a retry', async ({ page }) => {
  await openInvoices(page);
  await page.route(/\/api\/private\/invoice\/\d+$/, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '120' },
      json: { code: 429, message: '' },
    }),
  );
  await page.getByRole('button', { name: 'Tout télécharger (2026)' }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('alert')).toContainText('Vous pourrez reprendre dans 2 minutes');
  await page.unroute(/\/api\/private\/invoice\/\d+$/);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Réessayer' }).click();
  await filesOf(await download);
});
