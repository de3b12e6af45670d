import { expect, test } from './support/test.ts';
import { pdf, slip } from './support/bankPage.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { pdfViewer } from './support/pdfViewer.ts';
import { startWithToken } from './support/session.ts';

test.use(pdfViewer);

test('P5.8 a PDF slip opens in a new tab under the recommended headers', async ({ page }) => {
  await startWithToken(page);
  const refused = watchContentPolicy(page);
  await page.goto('/member/account/coordinates/bank');
  await slip(page).setInputFiles({ ...pdf, mimeType: '' });
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Aperçu de releve.pdf (nouvel onglet)' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(/^blob:/);
  await expect.poll(() => tab.evaluate(() => document.contentType)).toBe('application/pdf');
  expect(refused).toEqual([]);
});
