import { expect, test, type Locator, type Page } from '@playwright/test';
import { operator } from '../src/ui/operator.ts';
import { expectAccessible } from './support/accessibility.ts';
import { iban, pdf, slip } from './support/bankPage.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { checkPage } from './support/checkPage.ts';
import { filledDraft, storePurchase } from './support/purchase.ts';
import { expectStep, frenchIban, next, photo } from './support/purchaseTunnel.ts';
import { refuseCookies } from './support/session.ts';

const bankStep = '/achat?etape=banque';
const specialOffer = { choice: { customerType: 'individual', planCode: '05' } };
const front = photo('recto.png');

const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

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

test.beforeEach(({ page }) => refuseCookies(page));

test('P2.18, P5.8 all missing fields show errors, the first takes the focus; works by keyboard', async ({
  page,
}) => {
  await storePurchase(page, { draft: specialOffer });
  await page.goto(bankStep);
  await expectStep(page, 4);
  await next(page).click();
  for (const sentence of [
    "L'IBAN fourni est trop court.",
    "La photo du RIB n'a pas été fournie.",
    "La photo recto de la carte d'identité n'a pas été fournie.",
    "La photo verso de la carte d'identité n'a pas été fournie.",
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(iban(page)).toBeFocused();
  await expect(iban(page)).toHaveAccessibleDescription(/L'IBAN fourni est trop court\./);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.type(frenchIban);
  await page.keyboard.press('Tab');
  await expect(slip(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(pdf);
  await iban(page).press('Enter');
  await expect(field(page, "Carte d'identité recto")).toBeFocused();
  await field(page, "Carte d'identité recto").setInputFiles(front);
  await field(page, "Carte d'identité verso").setInputFiles(front);
  await next(page).click();
  await expectStep(page, 5);
});

test('P5.8 leaving the IBAN field validates it; a foreign IBAN shows customer service', async ({
  page,
}) => {
  await storePurchase(page);
  await page.goto(bankStep);
  const call = page.getByRole('link', { name: `Appeler le ${operator.phone}` });
  const write = page.getByRole('link', { name: `Écrire à ${operator.email}` });
  for (const [raw, sentence, isReferred] of [
    ['FR7530006000011234567890189', "L'IBAN fourni n'est pas valide.", false],
    ['DE89370400440532013000', "L'IBAN fourni est trop court.", true],
    ['MC5811222000010123456789030', /^Cet IBAN n'est pas français\./, true],
  ] as const) {
    await test.step(raw, async () => {
      await iban(page).fill(raw);
      await iban(page).press('Tab');
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(call).toHaveCount(isReferred ? 1 : 0);
      await expect(write).toHaveCount(isReferred ? 1 : 0);
    });
  }
  await expectAccessible(page);
  await iban(page).fill(frenchIban);
  await expect(call).toHaveCount(0);
});

test('the IBAN and the documents stay in memory, never in storage; a reload loses them', async ({
  page,
}) => {
  const refused = watchContentPolicy(page);
  await storePurchase(page);
  await page.goto(bankStep);
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

test('P5.8 an invalid document is refused locally', async ({ page }) => {
  const sent: string[] = [];
  await storePurchase(page, {
    draft: {
      choice: { customerType: 'professional', planCode: '07' },
      details: { ...filledDraft.details, companyName: 'ATELIERS DU VIEUX QUAI' },
    },
  });
  await page.goto(bankStep);
  await iban(page).fill(frenchIban);
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await slip(page).setInputFiles(pdf);
  await field(page, 'KBIS').setInputFiles({ ...pdf, buffer: Buffer.from('<html></html>') });
  await expect(page.getByText(/ne correspond pas à son nom/)).toBeVisible();
  await next(page).click();
  await expect(field(page, 'KBIS')).toBeFocused();
  await expectStep(page, 4);
  await page.getByRole('button', { name: 'Retirer le fichier releve.pdf (KBIS)' }).click();
  await next(page).click();
  await expect(page.getByText("La photo du KBIS n'a pas été fournie.")).toBeVisible();
  expect(sent.filter((url) => !/\/(traffic|maintenance|data)$/.test(url))).toEqual([]);
});

test('P2.14 the step of a placed order shows the masked IBAN and no field', async ({ page }) => {
  await page.goto('/achat/CDW0000042?etape=banque');
  await expectStep(page, 4);
  await expect(page.getByRole('main')).toContainText('2606');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect((await page.content()).replace(/\s/g, '')).not.toContain('FR1420041010');
  await expectAccessible(page);
});

test('the complete step is accessible, walked by keyboard, and not cut at 320 px', async ({
  page,
}) => {
  await storePurchase(page, { draft: specialOffer });
  await page.goto(bankStep);
  await field(page, "Carte d'identité recto").setInputFiles(front);
  await iban(page).fill('DE89370400440532013000');
  await next(page).click();
  await expect(page.getByText("La photo du RIB n'a pas été fournie.")).toBeVisible();
  await checkPage(page);
});
