import { expect, test, type Page } from '@playwright/test';
import { resetAnswers, answerWith } from './support/answers.ts';
import {
  bankAddress,
  fillBankDetails,
  iban,
  locked,
  main,
  noSlip,
  pdf,
  save,
  slip,
  tooShort,
} from './support/bankPage.ts';
import { lostNetwork, noNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const chooseContract = (page: Page, index: number) =>
  page.getByLabel('N° de contrat').selectOption({ index });

test.beforeEach(async ({ page }) => {
  await startWithToken(page);
  await page.goto('/member/account/coordinates/bank');
});

test('M1.5, M2.6, M2.23 the saved IBAN is masked; a new IBAN and a slip are required', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coordonnées bancaires');
  await expect(page).toHaveTitle(titleOf('Coordonnées bancaires'));
  await expect(main(page).getByText('IBAN enregistré')).toContainText('2606');
  await expect(page.getByText('FR1420041010050500013M02606')).toHaveCount(0);
  await expect(iban(page)).toHaveValue('');
  await expect(slip(page)).toHaveAttribute('accept', /image\/png.*image\/jpeg.*application\/pdf/);
  await chooseContract(page, 2);
  await expect(main(page).getByText("Aucun IBAN n'est enregistré")).toBeVisible();
});

test('M5.6, M5.7, M5.8, M8.4 a missing IBAN and slip show errors; the first takes the focus', async ({
  page,
}) => {
  await save(page).click();
  await expect(main(page).getByText(tooShort)).toBeVisible();
  await expect(main(page).getByText(noSlip)).toBeVisible();
  await expect(iban(page)).toBeFocused();
  await iban(page).fill('FR7630006000011234567890189');
  await save(page).click();
  await expect(main(page).getByText(tooShort)).toBeHidden();
  await expect(slip(page)).toBeFocused();
  await expect(slip(page)).toHaveAccessibleDescription(new RegExp(noSlip));
});

test('M5.7, M9.11 leaving the field reports an IBAN that is invalid or too short', async ({
  page,
}) => {
  for (const [title, raw] of [
    ['M9.11 too short', 'FR76 3000 6000 0112 3456'],
    ['M5.7 wrong check digits', 'FR7530006000011234567890189'],
    ['M5.7 wrong national key', 'FR5430006000011234567890100'],
    ['M9.11 valid, but of a country with shorter IBANs', 'DE89370400440532013000'],
  ] as const) {
    await test.step(title, async () => {
      await iban(page).fill(raw);
      await iban(page).press('Tab');
      await expect(main(page).getByText(tooShort)).toBeVisible();
      await iban(page).fill('FR7630006000011234567890189');
      await expect(main(page).getByText(tooShort)).toBeHidden();
    });
  }
});

test('M5.9 leaving the field groups the IBAN by four; typing never moves the caret', async ({
  page,
}) => {
  await iban(page).pressSequentially('fr76-3000 6000');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('1');
  await expect(iban(page)).toHaveValue('fr76-3000 60010');
  await iban(page).fill('fr76-30006000 01123456\u00a07890189');
  await iban(page).press('Tab');
  await expect(iban(page)).toHaveValue('FR76 3000 6000 0112 3456 7890 189');
  await expect(slip(page)).toBeFocused();
  await expect(main(page).getByText(tooShort)).toBeHidden();
});

test('M7.18, M4.3 the form works by keyboard; a save shows a toast and locks this contract', async ({
  page,
}) => {
  const chooser = page.waitForEvent('filechooser');
  await iban(page).focus();
  await page.keyboard.type('FR7630006000011234567890189');
  await page.keyboard.press('Tab');
  await expect(slip(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(pdf);
  await expect(main(page).getByText('releve.pdf', { exact: true })).toBeVisible();
  const preview = page.getByRole('link', { name: 'Aperçu de releve.pdf' });
  // The file is read before its preview is offered.
  await expect(preview).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(preview).toBeFocused();
  for (const name of ['Remplacer le fichier releve.pdf', 'Retirer le fichier releve.pdf']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(save(page)).toBeFocused();
  const sent = page.waitForRequest(bankAddress);
  await page.keyboard.press('Enter');
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.url()).toMatch(/contract\/1201\/coordinates\/bank$/);
  expect(await request.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  await expect(
    page.getByRole('status').filter({ hasText: 'Vos coordonnées bancaires ont été enregistrées.' }),
  ).toBeVisible();
  await expect(main(page).getByText('IBAN enregistré')).toContainText('0189');
  await expect(page.getByText(locked)).toBeVisible();
  await expect(iban(page)).toBeDisabled();
  await expect(iban(page)).toHaveValue('');
  await expect(slip(page)).toBeDisabled();
  await expect(main(page).getByText('releve.pdf')).toHaveCount(0);
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toBeFocused();
  await chooseContract(page, 2);
  await expect(iban(page)).toBeEnabled();
  await chooseContract(page, 0);
  await expect(iban(page)).toBeDisabled();
  await expect(page.getByText('Nous avons gardé votre saisie')).toBeHidden();
});

test('Enter in the IBAN field submits the form', async ({ page }) => {
  await fillBankDetails(page);
  const sent = page.waitForRequest(bankAddress);
  await iban(page).press('Enter');
  await sent;
  await expect(page.getByText(locked)).toBeVisible();
});

test('M6.4 bank details locked by the server are disabled, with the reason', async ({ page }) => {
  await chooseContract(page, 1);
  await expect(iban(page)).toBeDisabled();
  await expect(slip(page)).toBeDisabled();
  // The native file input is transparent: the drop zone shows the file name.
  await expect(slip(page)).toHaveCSS('opacity', '0');
  await expect(save(page)).toBeDisabled();
  await expect(page.getByText(locked)).toBeVisible();
});

test('M8.1 a refusal shows the message of the server; the IBAN and the slip stay', async ({
  page,
}) => {
  await answerWith(page, { saveBankDetails: 'refused' });
  await fillBankDetails(page);
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Vos coordonnées bancaires ne peuvent pas être modifiées pour le moment.',
  );
  await expect(iban(page)).toHaveValue('FR76 3000 6000 0112 3456 7890 189');
  await expect(slip(page)).toHaveValue(/releve\.pdf$/);
});

for (const [title, breakCall, sentence] of lostNetwork) {
  test(`M8.3 ${title} shows a toast; the IBAN and the slip stay`, async ({ page }) => {
    await breakCall(page, bankAddress);
    await fillBankDetails(page);
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(iban(page)).toHaveValue('FR76 3000 6000 0112 3456 7890 189');
    await expect(main(page).getByText('releve.pdf', { exact: true })).toBeVisible();
    await expect(iban(page)).toBeEnabled();
  });
}

test('an unsaved IBAN is restored after another page; the slip must be chosen again', async ({
  page,
}) => {
  await noNetwork(page, bankAddress);
  await fillBankDetails(page);
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('ne répondent pas');
  await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bienvenue/);
  await page.goBack();
  await expect(page.getByText('Nous avons gardé votre saisie')).toBeVisible();
  await expect(iban(page)).toHaveValue('FR76 3000 6000 0112 3456 7890 189');
  await expect(slip(page)).toHaveAccessibleDescription(/Choisissez-le à nouveau/);
  await resetAnswers(page);
  await slip(page).setInputFiles(pdf);
  await expect(main(page).getByText('Choisissez-le à nouveau')).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText(locked)).toBeVisible();
  await expect(iban(page)).toHaveValue('');
  await expect(page.getByText('Nous avons gardé votre saisie')).toBeHidden();
});
