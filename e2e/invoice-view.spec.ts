import { expect, test, type Page } from '@playwright/test';
import { countBlobs } from './support/blobs.ts';
import { holdCall } from './support/holdCall.ts';
import {
  documentCall,
  documentFrame,
  invoiceView,
  openDocument,
} from './support/invoiceDocument.ts';
import { startWithToken } from './support/session.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const backLink = (page: Page) => page.getByRole('link', { name: 'Retour aux factures' });

test.beforeEach(({ page }) => startWithToken(page));

test('M2.11, M2.24 a document that arrives after leaving is revoked; statements are named as such', async ({
  page,
}) => {
  const blobs = await countBlobs(page);
  const release = await holdCall(page, documentCall);
  await page.goto(invoiceView);
  await backLink(page).click();
  await expect(heading(page)).toHaveText('Mes factures');
  expect(await blobs()).toEqual([0, 0]);
  release();
  await expect.poll(blobs).toEqual([1, 0]);

  await test.step('M2.24 a statement is shown and saved as a statement', async () => {
    await page.getByRole('link', { name: 'Visualiser le relevé 202611206' }).click();
    await expect(heading(page)).toHaveText('Facture 202611206');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText(/^Relevé du 02\/11\/2026/)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger' }).click();
    expect((await saved).suggestedFilename()).toBe('releve-202611206.pdf');
  });
});

test('M2.11 without an embedded PDF viewer, a wide screen gets the link too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false });
  });
  await page.goto(invoiceView);
  await expect(openDocument(page)).toBeVisible();
  await expect(documentFrame(page)).toHaveCount(0);
});

test('M2.11 a direct link selects the contract; another contract shows its invoices', async ({
  page,
}) => {
  await page.goto('/member/contract/invoice/202611031/view');
  await expect(heading(page)).toHaveText('Facture 202611031');
  const contract = page.getByLabel('N° de contrat');
  await expect(contract).toHaveValue('1');
  await contract.selectOption({ index: 0 });
  await expect(heading(page)).toHaveText('Mes factures');
  await expect(page.getByRole('rowheader').first()).toHaveText('202611419');
});

test('an unknown number shows a message and sends no request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (documentCall.test(request.url())) asked.push(request.url());
  });
  await page.goto('/member/contract/invoice/F%20999%3F/view');
  await expect(heading(page)).toHaveText('Facture introuvable');
  await backLink(page).click();
  await expect(heading(page)).toHaveText('Mes factures');
  expect(asked).toEqual([]);
});
