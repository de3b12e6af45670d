import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { bankAddress, iban, main, pdf, png, save, slip } from './support/bankPage.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(async ({ page }) => {
  await startWithToken(page);
  await page.goto('/member/account/coordinates/bank');
});

test('M5.8 a slip of a wrong type or content, an empty one and one over 10 MB are refused locally', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (bankAddress.test(request.url())) sent.push(request.url());
  });
  for (const [title, file, sentence] of [
    [
      'wrong type',
      { name: 'rib.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
      /format accepté/,
    ],
    [
      'content of another type',
      { ...pdf, buffer: Buffer.from('<html></html>') },
      /ne correspond pas à son nom/,
    ],
    ['empty file', { ...pdf, buffer: Buffer.alloc(0) }, /fichier est vide/],
    ['over 10 MB', { ...pdf, buffer: Buffer.from('%PDF-1.4'.padEnd(10_000_001)) }, /dépasse 10.Mo/],
  ] as const) {
    await test.step(title, async () => {
      await slip(page).setInputFiles(file);
      await expect(main(page).getByText(sentence)).toBeVisible();
      await expect(main(page).getByText(file.name, { exact: true })).toBeVisible();
      await iban(page).fill('FR7630006000011234567890189');
      await save(page).click();
      await expect(slip(page)).toBeFocused();
      await expect(slip(page)).toHaveAccessibleDescription(sentence);
      expect(sent).toEqual([]);
      await slip(page).setInputFiles(pdf);
      await expect(main(page).getByText(sentence)).toBeHidden();
    });
  }
});

test('a slip shows its name and size, and can be replaced and removed', async ({ page }) => {
  await slip(page).setInputFiles(pdf);
  await expect(main(page).getByText('15\u202fo', { exact: true })).toBeVisible();
  await slip(page).setInputFiles({ ...pdf, name: 'autre.pdf' });
  await expect(main(page).getByText('autre.pdf', { exact: true })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Remplacer le fichier autre.pdf (RIB)' }).click();
  await (await chooser).setFiles(png);
  await expect(main(page).getByText('photo.png', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Retirer le fichier photo.png (RIB)' }).click();
  await expect(main(page).getByText('photo.png')).toHaveCount(0);
  await expect(slip(page)).toHaveValue('');
  await expect(slip(page)).toBeFocused();
  await slip(page).setInputFiles(pdf);
  await expect(main(page).getByText('releve.pdf', { exact: true })).toBeVisible();
});

test('a slip can be dropped on its field', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('depose.pdf');
  await writeFile(path, pdf.buffer);
  const box = await slip(page).boundingBox();
  if (!box) throw new Error('the field is not shown');
  const where = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const devTools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devTools.send('Input.dispatchDragEvent', { type, ...where, data });
  }
  await expect(main(page).getByText('depose.pdf', { exact: true })).toBeVisible();
});

test('P5.8 a picture has a thumbnail and opens in a tab, under the recommended headers', async ({
  page,
}) => {
  const refused = watchContentPolicy(page);
  await slip(page).setInputFiles(png);
  const thumbnail = page.getByRole('img', { name: /^RIB.: aperçu de photo\.png$/ });
  await expect(thumbnail).toBeVisible();
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Aperçu de photo.png (nouvel onglet)' }).click();
  const tab = await opened;
  await expect(tab.getByRole('img')).toBeVisible();
  expect(await tab.evaluate(() => document.contentType)).toBe('image/png');
  expect(refused).toEqual([]);
});

test('a picture that the browser cannot decode shows a document icon', async ({ page }) => {
  await slip(page).setInputFiles({ ...png, buffer: png.buffer.subarray(0, 12) });
  await expect(page.getByRole('link', { name: 'Aperçu de photo.png' })).toBeVisible();
  await expect(page.getByRole('img', { name: /aperçu de photo\.png$/ })).toBeHidden();
});

test('with a mouse, no camera button is shown', async ({ page }) => {
  await expect(slip(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prendre une photo' })).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('P5.8 a photo is taken with its own button and stored in the field', async ({ page }) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Prendre une photo : RIB', exact: true }).click();
    await (await chooser).setFiles({ ...png, name: 'image.png' });
    await expect(main(page).getByText('image.png', { exact: true })).toBeVisible();
    await expect(page.getByLabel('RIB')).toHaveCount(1);
    await expect(slip(page)).toHaveValue(/image\.png$/);
    await iban(page).fill('FR7630006000011234567890189');
    const sent = page.waitForRequest(bankAddress);
    await save(page).click();
    await sent;
  });
});
