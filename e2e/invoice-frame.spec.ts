import { expect, test, type Page } from './support/test.ts';
import { holdCall } from './support/holdCall.ts';
import {
  documentCall,
  documentFrame,
  invoiceList,
  invoiceView,
  openDocument,
} from './support/invoiceDocument.ts';
import { pdfViewer } from './support/pdfViewer.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

test.use(pdfViewer);
// Run in one worker: each worker would start another full browser.
test.describe.configure({ mode: 'default' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const backLink = (page: Page) => page.getByRole('link', { name: 'Retour aux factures' });

test.beforeEach(({ page }) => startWithToken(page));

/** Whether this URL can be fetched. */
const canBeFetched = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (asked) =>
      fetch(asked).then(
        () => true,
        () => false,
      ),
    address,
  );

/**
 * Walks by keyboard from the list through the PDF viewer and back. The viewer takes the focus only
 * once it has started.
 */
async function walkThroughDocument(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Visualiser la facture 202611419' }).press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(backLink(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: /trajets/i })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Télécharger' })).toBeFocused();
  await page.keyboard.press('Tab');
  const question = page.getByRole('link', { name: 'Une question sur cette facture' });
  await expect(question).toBeFocused();
  const focused = () => page.evaluate(() => globalThis.document.activeElement?.tagName);
  await expect(async () => {
    await question.focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('IFRAME');
  }).toPass();
  // The focus leaves the viewer after its last button.
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe('IFRAME');
  }).toPass();
  await backLink(page).press('Enter');
  await expect(heading(page)).toHaveText('Mes factures');
  await expect(heading(page)).toBeFocused();
}

/** Reads blobs from inside the page, which the content security policy forbids. */
test.describe('M2.11 the blob behind the frame', () => {
  test.use({ bypassCSP: true });

  test('M2.11 the PDF is shown in a named frame with its facts; its blob is revoked on leaving', async ({
    page,
  }) => {
    await page.goto(invoiceList);
    await page.getByRole('link', { name: 'Visualiser la facture 202611419' }).click();
    await expect(heading(page)).toHaveText('Facture 202611419');
    await expect(page).toHaveTitle(titleOf('Facture 202611419'));
    await expect(page.getByText('05/11/2026 · 38,40\u202f€ TTC')).toBeVisible();
    await expect(documentFrame(page)).toHaveAttribute('src', /^blob:/);
    await expect(openDocument(page)).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger' }).click();
    expect((await saved).suggestedFilename()).toBe('facture-202611419.pdf');
    const address = (await documentFrame(page).getAttribute('src')) ?? '';
    expect(await canBeFetched(page, address)).toBe(true);
    await backLink(page).click();
    await expect(page).toHaveURL(new RegExp(`${invoiceList}$`));
    await expect(heading(page)).toHaveText('Mes factures');
    await expect.poll(() => canBeFetched(page, address)).toBe(false);
    await test.step('by keyboard: from the list through the document and back', () =>
      walkThroughDocument(page));
  });
});

test('M2.11 the loading document keeps its space; on a phone a link opens it in a new tab', async ({
  page,
}) => {
  const release = await holdCall(page, documentCall);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(invoiceView);
  await expect(heading(page)).toHaveText('Facture 202611419');
  await expect(page.getByRole('status').filter({ hasText: 'Chargement en cours…' })).toBeAttached();
  const footer = await page.getByRole('contentinfo').boundingBox();
  release();
  await expect(documentFrame(page)).toBeVisible();
  expect(await page.getByRole('contentinfo').boundingBox()).toEqual(footer);

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(openDocument(page)).toHaveAttribute('href', /^blob:/);
    await expect(documentFrame(page)).toHaveCount(0);
    const tab = page.waitForEvent('popup');
    await openDocument(page).click();
    await expect(await tab).toHaveURL(/^blob:/);
    // In landscape, the same document is shown in the page.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(documentFrame(page)).toHaveAttribute('src', /^blob:/);
  });
});
