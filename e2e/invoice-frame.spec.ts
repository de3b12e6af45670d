import { expect, test, type Page } from '@playwright/test';
import { answerAsUsual, answerWith } from './support/answers.ts';
import { holdCall } from './support/holdCall.ts';
import {
  documentCall,
  documentFrame,
  invoiceList,
  invoiceView,
  openDocument,
} from './support/invoiceDocument.ts';
import { pdfViewer } from './support/pdfViewer.ts';
import { comeBackWith } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

test.use(pdfViewer);
// One after the other: the browser of these tests is another one, which each worker would start for itself.
test.describe.configure({ mode: 'default' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const backLink = (page: Page) => page.getByRole('link', { name: 'Retour aux factures' });

test.beforeEach(({ page }) => comeBackWith(page));

/** Whether this address leads to something. */
const leadsSomewhere = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (asked) =>
      fetch(asked).then(
        () => true,
        () => false,
      ),
    address,
  );

/** By keyboard from the list: through the browser's viewer, which takes the focus once it has started, and back to the list. */
async function walkThroughDocument(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Visualiser la facture 202611419' }).press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Télécharger' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(backLink(page)).toBeFocused();
  const focused = () => page.evaluate(() => globalThis.document.activeElement?.tagName);
  await expect(async () => {
    await backLink(page).focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('IFRAME');
  }).toPass();
  // It lets the focus go after its last button.
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe('IFRAME');
  }).toPass();
  await backLink(page).press('Enter');
  await expect(heading(page)).toHaveText('Mes factures');
  await expect(heading(page)).toBeFocused();
}

/** Reads blobs from the page itself, which the site's policy forbids it to do. */
test.describe('M2.11 what is behind the frame', () => {
  test.use({ bypassCSP: true });

  test('M2.11 the document is shown in a frame of its name, beside what it is and the ways on: a PDF of this page, released on leaving', async ({
    page,
  }) => {
    await page.goto(invoiceList);
    await page.getByRole('link', { name: 'Visualiser la facture 202611419' }).click();
    await expect(heading(page)).toHaveText('Facture 202611419');
    await expect(page).toHaveTitle(titleOf('Facture 202611419'));
    await expect(page.getByText('Facture du 05/11/2026, 38,40\u202f€ TTC')).toBeVisible();
    await expect(documentFrame(page)).toHaveAttribute('src', /^blob:/);
    await expect(openDocument(page)).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger' }).click();
    expect((await saved).suggestedFilename()).toBe('facture-202611419.pdf');
    const address = (await documentFrame(page).getAttribute('src')) ?? '';
    expect(await leadsSomewhere(page, address)).toBe(true);
    await backLink(page).click();
    await expect(page).toHaveURL(new RegExp(`${invoiceList}$`));
    await expect(heading(page)).toHaveText('Mes factures');
    await expect.poll(() => leadsSomewhere(page, address)).toBe(false);
    await test.step('by keyboard alone: from the list to the document, through it and back', () =>
      walkThroughDocument(page));
  });
});

test('M2.11 while the document loads, its place is kept: nothing below moves when it comes; on a phone it opens from a link, in a tab of its own', async ({
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
    // Turned on its side, the same document stands in the page.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(documentFrame(page)).toHaveAttribute('src', /^blob:/);
  });
});

test('M2.11 a document that does not come leaves no broken frame: no PDF, one that is gone, no network, a sentence each, and « Réessayer » which brings it', async ({
  page,
}) => {
  for (const [title, fail, sentence] of [
    [
      'an HTML page in place of the PDF',
      (page: Page) =>
        page.route(documentCall, (route) =>
          route.fulfill({ contentType: 'application/pdf', body: '<h1>Maintenance</h1>' }),
        ),
      /n'est pas un PDF lisible/,
    ],
    [
      'a document that is gone',
      (page: Page) => answerWith(page, { downloadInvoice: 'notFound' }),
      /^Cette facture est introuvable\.$/,
    ],
    [
      'no network',
      (page: Page) => page.route(documentCall, (route) => route.abort('internetdisconnected')),
      /ne répondent pas/,
    ],
  ] as const) {
    await test.step(title, async () => {
      await fail(page);
      await page.goto(invoiceView);
      await expect(page.getByRole('heading', { name: 'Une erreur est survenue' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(sentence);
      await expect(documentFrame(page)).toHaveCount(0);
      await answerAsUsual(page);
      await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
      await expect(documentFrame(page)).toHaveAttribute('src', /^blob:/);
    });
  }
  await test.step('M4.8 a refused token leads to the sign-in panel', async () => {
    await page.route(documentCall, (route) => route.fulfill({ status: 401, json: { code: 401 } }));
    await page.goto(invoiceView);
    await expect(heading(page)).toHaveText('Connexion');
  });
});
