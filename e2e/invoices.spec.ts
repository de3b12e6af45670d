import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { answerWith } from './support/answers.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const list = '/member/contract/invoice/list';
const document = /\/api\/private\/invoice\/[^/]+$/;

const rows = (page: Page) => page.getByRole('row');
const downloadButton = (page: Page) =>
  page.getByRole('button', { name: 'Télécharger la facture 202611419' });

test.beforeEach(({ page }) => startWithToken(page));

test('M2.10 M3.8 the list shows number, kind, date and amount of a year, newest first', async ({
  page,
}) => {
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes factures');
  await expect(page).toHaveTitle(titleOf('Mes factures'));
  await expect(rows(page)).toHaveCount(15);
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['N°', 'Type', 'Date', 'Montant TTC', 'Actions'],
  ]);
  await expect(page.getByRole('rowheader').first()).toHaveText('202611419');
  await expect(page.getByRole('rowheader').last()).toHaveText('202601102');
  await expect(rows(page).nth(4).getByRole('cell')).toHaveText([
    /^RelevéTrajets de juillet à septembre 2026/,
    ...['30/09/2026', '92,40\u202f€', /^VisualiserTélécharger/],
  ]);

  await test.step('M3.5 another year has its total, and what is unpaid', async () => {
    const total = page.getByRole('status').filter({ hasText: 'TTC' });
    await expect(total).toHaveText('11 factures 242,90\u202f€ TTC, 3 relevés');
    await page.getByText('2025', { exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveText(['202610412', '202512133']);
    await expect(total).toHaveText('1 facture 15,50\u202f€ TTC');
  });
});

test('M2.20, M9.7 an unpaid invoice is paid from its row, like from the banner', async ({
  page,
}) => {
  await page.goto(list);
  const row = rows(page).filter({ hasText: 'Impayée' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Payer 47,60\u202f€', exact: true }).click();
  await expect(page.getByText("Aucune banque n'est branchée ici")).toBeVisible();
});

test('M2.24 each row can be viewed and downloaded; F is an invoice, the others are statements', async ({
  page,
}) => {
  await page.goto(list);
  for (const [row, kind, name] of [
    [rows(page).nth(1), 'Facture', 'la facture 202611419'],
    [rows(page).nth(2), 'Relevé', 'le relevé 202611206'],
  ] as const) {
    await expect(row.getByRole('cell').first()).toHaveText(
      `${kind}Trajets d'octobre 2026 (${name})`,
    );
    await expect(row.getByRole('link', { name: `Visualiser ${name}` })).toBeVisible();
    await expect(row.getByRole('button')).toHaveAccessibleName(`Télécharger ${name}`);
  }
  const links = rows(page).nth(1).getByRole('link');
  await expect(links.first()).toHaveAttribute(
    'href',
    '/member/badge/passage?du=2026-10-01&au=2026-10-31',
  );
  await expect(links.last()).toHaveAttribute('href', '/member/contract/invoice/202611419/view');
});

test('M2.10 another contract shows other invoices', async ({ page }) => {
  await page.goto(list);
  await page.getByLabel('N° de contrat').selectOption({ index: 1 });
  await expect(page.getByRole('rowheader')).toHaveText(['202611031', '202610031', '202609402']);
});

test('M2.27 a contract without invoices shows a message and a link to the dashboard', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByLabel('N° de contrat').selectOption({ index: 2 });
  await expect(page.getByText("vous n'avez pas aucune facture pour le moment.")).toBeVisible();
  await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
  await expect(page).toHaveURL(/\/member\/dashboard$/);
});

test.describe('M2.24 M7.20 downloading from the list', () => {
  for (const [name, fileName, sentence] of [
    ['la facture 202611419', 'facture-202611419.pdf', 'Facture 202611419 téléchargée.'],
    ['le relevé 202611206', 'releve-202611206.pdf', 'Relevé 202611206 téléchargé.'],
  ] as const) {
    test(`${name} is saved as ${fileName}, with a toast`, async ({ page }) => {
      await page.goto(list);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: `Télécharger ${name}` }).click();
      expect((await saved).suggestedFilename()).toBe(fileName);
      expect(await readFile(await (await saved).path(), 'latin1')).toMatch(/^%PDF-/);
      await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    });
  }

  test('an answer that is not a PDF shows a toast and saves nothing', async ({ page }) => {
    await page.route(document, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
    );
    const downloads: unknown[] = [];
    page.on('download', (download) => downloads.push(download));
    await page.goto(list);
    await downloadButton(page).click();
    await expect(page.getByRole('alert')).toContainText("n'est pas un PDF lisible");
    expect(downloads).toEqual([]);
  });

  test('an unknown document shows the message of the server', async ({ page }) => {
    await answerWith(page, { downloadInvoice: 'notFound' });
    await page.goto(list);
    await downloadButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Cette facture est introuvable.');
  });

  test('by keyboard: the busy button keeps its focus and size, and sends one request', async ({
    page,
  }) => {
    let requests = 0;
    let answer = (): void => undefined;
    await page.route(document, async (route) => {
      requests += 1;
      await new Promise<void>((resolve) => (answer = resolve));
      return route.continue();
    });
    await page.goto(list);
    await page.getByRole('link', { name: 'Visualiser la facture 202611419' }).focus();
    await page.keyboard.press('Tab');
    await expect(downloadButton(page)).toBeFocused();
    const place = await downloadButton(page).boundingBox();
    await page.keyboard.press('Enter');
    await expect(rows(page).nth(1).getByRole('status')).toHaveText('En cours…');
    await page.keyboard.press('Enter');
    expect(await downloadButton(page).boundingBox()).toEqual(place);
    // The button shows its state before the request leaves.
    await expect.poll(() => requests).toBe(1);
    const saved = page.waitForEvent('download');
    answer();
    await saved;
    await expect(downloadButton(page)).toBeFocused();
    expect(requests).toBe(1);
  });
});

test('the list is printed as a table with its contract, without buttons', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(list);
  await expect(rows(page)).toHaveCount(15);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Factures et relevés du contrat 00412873')).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Montant TTC' })).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
  await expect(page.getByRole('link', { name: /Visualiser/ })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});
