import { expect, test, type Page } from '@playwright/test';
import { answerWith } from './support/answers.ts';
import { countBlobs } from './support/blobs.ts';
import { comeBackWith } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const list = '/member/contract/invoice/list';
const document = /\/api\/private\/invoice\/[^/]+$/;
const view = '/member/contract/invoice/202611419/view';
const frame = (page: Page) => page.getByTitle('Facture 202611419');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openLink = (page: Page) => page.getByRole('link', { name: 'Ouvrir la facture' });

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

/** Reads blobs from the page itself, which the site's policy forbids it to do. */
test.describe('M2.11 what is behind the frame', () => {
  test.use({ bypassCSP: true });

  test('a PDF of this page, released on leaving', async ({ page }) => {
    await page.goto(list);
    await page.getByRole('link', { name: 'Visualiser la facture 202611419' }).click();
    await expect(frame(page)).toHaveAttribute('src', /^blob:/);
    const address = (await frame(page).getAttribute('src')) ?? '';
    expect(await leadsSomewhere(page, address)).toBe(true);
    await page.getByRole('link', { name: 'Retour aux factures' }).click();
    await expect(heading(page)).toHaveText('Mes factures');
    await expect.poll(() => leadsSomewhere(page, address)).toBe(false);
  });
});

/** Holds the document back until told. */
async function holdDocument(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const told = new Promise<void>((resolve) => (release = resolve));
  await page.route(document, async (route) => {
    await told;
    await route.continue();
  });
  return release;
}

test('M2.11 the document is shown in a frame of its name, beside what it is and the ways on', async ({
  page,
}) => {
  await page.goto(view);
  await expect(heading(page)).toHaveText('Facture 202611419');
  await expect(page).toHaveTitle(titleOf('Facture 202611419'));
  await expect(page.getByText('Facture du 05/11/2026, 38,40\u202f€ TTC')).toBeVisible();
  await expect(frame(page)).toHaveAttribute('src', /^blob:/);
  await expect(openLink(page)).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger' }).click();
  expect((await saved).suggestedFilename()).toBe('facture-202611419.pdf');
  await page.getByRole('link', { name: 'Retour aux factures' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test('M2.24 a statement says what it is, and is saved as one', async ({ page }) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Visualiser le relevé 202611206' }).click();
  await expect(heading(page)).toHaveText('Facture 202611206');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(/^Relevé du 02\/11\/2026/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger' }).click();
  expect((await saved).suggestedFilename()).toBe('releve-202611206.pdf');
});

test('M2.11 a document that comes after leaving is released at once', async ({ page }) => {
  const blobs = await countBlobs(page);
  const release = await holdDocument(page);
  await page.goto(view);
  await page.getByRole('link', { name: 'Retour aux factures' }).click();
  await expect(heading(page)).toHaveText('Mes factures');
  expect(await blobs()).toEqual([0, 0]);
  release();
  await expect.poll(blobs).toEqual([1, 0]);
});

test('M2.11 on a phone the document opens from a link, in a tab of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(view);
  await expect(openLink(page)).toHaveAttribute('href', /^blob:/);
  await expect(frame(page)).toHaveCount(0);
  const tab = page.waitForEvent('popup');
  await openLink(page).click();
  await expect(await tab).toHaveURL(/^blob:/);
  // Turned on its side, the same document stands in the page.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(frame(page)).toHaveAttribute('src', /^blob:/);
});

test('M2.11 a browser that shows no PDF in a page gets the link on a wide screen too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false });
  });
  await page.goto(view);
  await expect(openLink(page)).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});

test.describe('M2.11 a document that does not come leaves no broken frame', () => {
  test('no PDF, one that is gone, no network: a sentence each, and « Réessayer » which brings it', async ({
    page,
  }) => {
    for (const [title, fail, sentence] of [
      [
        'an HTML page in place of the PDF',
        (page: Page) =>
          page.route(document, (route) =>
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
        (page: Page) => page.route(document, (route) => route.abort('internetdisconnected')),
        /ne répondent pas/,
      ],
    ] as const) {
      await test.step(title, async () => {
        await fail(page);
        await page.goto(view);
        await expect(page.getByRole('heading', { name: 'Une erreur est survenue' })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveText(sentence);
        await expect(frame(page)).toHaveCount(0);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
        await expect(frame(page)).toHaveAttribute('src', /^blob:/);
      });
    }
  });

  test('M4.8 a refused token leads to the sign-in panel', async ({ page }) => {
    await page.route(document, (route) => route.fulfill({ status: 401, json: { code: 401 } }));
    await page.goto(view);
    await expect(heading(page)).toHaveText('Connexion');
  });
});

test('M2.11 a direct link selects the contract of the document; another contract leads to its invoices', async ({
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

test('a number that is on none of the contracts says so, and asks for nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (document.test(request.url())) asked.push(request.url());
  });
  await page.goto('/member/contract/invoice/F%20999%3F/view');
  await expect(heading(page)).toHaveText('Facture introuvable');
  await page.getByRole('link', { name: 'Retour aux factures' }).click();
  await expect(heading(page)).toHaveText('Mes factures');
  expect(asked).toEqual([]);
});

test('M2.11 by keyboard alone: from the list to the document, through it and back', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByRole('link', { name: 'Visualiser la facture 202611419' }).press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Télécharger' })).toBeFocused();
  await page.keyboard.press('Tab');
  const back = page.getByRole('link', { name: 'Retour aux factures' });
  await expect(back).toBeFocused();
  const focused = () => page.evaluate(() => globalThis.document.activeElement?.tagName);
  // The browser's viewer takes the focus once it has started, and lets it go after its last button.
  await expect(async () => {
    await back.focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('IFRAME');
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe('IFRAME');
  }).toPass();
  await back.press('Enter');
  await expect(heading(page)).toHaveText('Mes factures');
  await expect(heading(page)).toBeFocused();
});

test('while the document loads, its place is kept: nothing below moves when it comes', async ({
  page,
}) => {
  const release = await holdDocument(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(view);
  await expect(heading(page)).toHaveText('Facture 202611419');
  await expect(page.getByRole('status').filter({ hasText: 'Chargement en cours…' })).toBeAttached();
  const footer = await page.getByRole('contentinfo').boundingBox();
  release();
  await expect(frame(page)).toBeVisible();
  expect(await page.getByRole('contentinfo').boundingBox()).toEqual(footer);
});
