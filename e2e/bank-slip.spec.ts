import { writeFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';
import { bankAddress, iban, main, png, save, slip } from './support/bankPage.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(async ({ page }) => {
  await startWithToken(page);
  await page.goto('/member/account/coordinates/bank');
});

test('P5.8 a slip is dropped on its field; a picture is shown, and opens under the recommended headers', async ({
  page,
}, testInfo) => {
  const refused = watchContentPolicy(page);
  const path = testInfo.outputPath('depose.png');
  await writeFile(path, png.buffer);
  const box = await slip(page).boundingBox();
  if (!box) throw new Error('the field is not shown');
  const where = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const devTools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devTools.send('Input.dispatchDragEvent', { type, ...where, data });
  }
  const thumbnail = page.getByRole('img', { name: /^RIB.: aperçu de depose\.png$/ });
  await expect(thumbnail).toBeVisible();
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Aperçu de depose.png (nouvel onglet)' }).click();
  const tab = await opened;
  await expect(tab.getByRole('img')).toBeVisible();
  expect(await tab.evaluate(() => document.contentType)).toBe('image/png');
  expect(refused).toEqual([]);

  await test.step('a picture that the browser cannot decode has the icon of a document', async () => {
    await slip(page).setInputFiles({
      ...png,
      buffer: Buffer.concat([png.buffer.subarray(0, 12), Buffer.from('IEND')]),
    });
    await expect(page.getByRole('link', { name: 'Aperçu de photo.png' })).toBeVisible();
    await expect(page.getByRole('img', { name: /aperçu de photo\.png$/ })).toBeHidden();
  });
  await expect(page.getByRole('button', { name: 'Prendre une photo' })).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('P5.8 a photo is taken with its own button and stored in the field', async ({ page }) => {
    // Nothing is dragged on a phone (audit 40).
    await expect(page.getByText('Choisir un fichier')).toBeVisible();
    await expect(page.getByText('ou le déposer ici')).toBeHidden();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Prendre une photo : RIB', exact: true }).click();
    await (await chooser).setFiles({ ...png, name: 'image.png' });
    await expect(main(page).getByText('image.png', { exact: true })).toBeVisible();
    await expect(slip(page)).toHaveValue(/image\.png$/);
    await iban(page).fill('FR7630006000011234567890189');
    const sent = page.waitForRequest(bankAddress);
    await save(page).click();
    await sent;
  });
});
