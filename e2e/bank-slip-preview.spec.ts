import { expect, test } from '@playwright/test';
import { pdf, slip } from './support/bankPage.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { pdfViewer } from './support/pdfViewer.ts';
import { comeBackWith } from './support/session.ts';

test.use(pdfViewer);

test('P5.8 a slip in PDF is opened in a tab of its own, under the recommended headers', async ({
  page,
}) => {
  await comeBackWith(page);
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
