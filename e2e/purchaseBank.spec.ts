import { expect, test, type Page } from './support/test.ts';
import { iban, pdf, slip } from './support/bankPage.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { storePurchase } from './support/purchase.ts';
import { expectStep, frenchIban, next } from './support/purchaseTunnel.ts';
import { refuseCookies } from './support/session.ts';

async function expectNothingKept(page: Page): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
    ]),
  );
  expect(kept).toContain('DURAND');
  for (const secret of ['3M02', 'releve.pdf']) expect(kept).not.toContain(secret);
}

test('the IBAN and the documents stay in memory, never in storage; a reload loses them', async ({
  page,
}) => {
  await refuseCookies(page);
  const refused = watchContentPolicy(page);
  await storePurchase(page);
  await page.goto('/achat?etape=banque');
  await iban(page).fill(frenchIban);
  await slip(page).setInputFiles(pdf);
  await next(page).click();
  await expectStep(page, 5);
  await expectNothingKept(page);
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expectStep(page, 4);
  await expect(iban(page)).toHaveValue(frenchIban);
  await expect(page.getByText('releve.pdf', { exact: true })).toBeVisible();
  await expectNothingKept(page);
  await next(page).click();
  await expectStep(page, 5);
  await page.reload();
  await expectStep(page, 4);
  await expect(iban(page)).toHaveValue('');
  await expect(page.getByText('releve.pdf', { exact: true })).toHaveCount(0);
  expect(refused).toEqual([]);
});
