import { expect, test } from '@playwright/test';
import { examplesTime } from './support/examplesTime.ts';
import { storePurchase } from './support/purchase.ts';
import { expectStep, fill, purchasePage } from './support/purchaseTunnel.ts';
import { refuseCookies } from './support/session.ts';

test('the values are stored for 7 days, the IBAN never; « Recommencer » deletes them', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.clock.install({ time: examplesTime });
  await storePurchase(page);
  await page.goto(`${purchasePage}?etape=banque`);
  await fill(page, { IBAN: 'FR14 2004 1010 0505 0001 3M02 606' });
  await page.getByRole('button', { name: 'Précédent' }).click();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).toContain('DURAND CAMILLE');
  expect(stored).not.toMatch(/M02\s?606/);

  await page.clock.fastForward(150 * 60 * 60 * 1000);
  await page.goto(purchasePage);
  await expect(page.getByText('Nous avons gardé votre saisie')).toBeVisible();
  await page.getByRole('link', { name: /Reprendre à l'étape/ }).click();
  await expectStep(page, 4);
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
  await expectStep(page, 1);
  await expect(page.getByRole('radio', { name: 'Tunnel Pass', exact: true })).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('purchase'))).toBeNull();
});
