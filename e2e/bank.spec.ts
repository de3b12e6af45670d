import { expect, test, type Page } from './support/test.ts';
import { resetAnswers } from './support/answers.ts';
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
import { noNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const chooseContract = (page: Page, index: number) =>
  page.getByLabel('N° de contrat').selectOption({ index });

test.beforeEach(async ({ page }) => {
  await startWithToken(page);
  await page.goto('/member/account/coordinates/bank');
});

test('M5.6–M5.9, M7.18, M4.3 a new IBAN with its slip is checked, saved by keyboard and locked', async ({
  page,
}) => {
  await expect(page).toHaveTitle(titleOf('Coordonnées bancaires'));

  await test.step('M1.5, M2.23 the saved IBAN is masked', async () => {
    await expect(main(page).getByText('IBAN de ce contrat').locator('..')).toContainText('2606');
    await expect(page.getByText('FR1420041010050500013M02606')).toHaveCount(0);
    await expect(iban(page)).toHaveValue('');
    await expect(slip(page)).toHaveAttribute('accept', /image\/png.*image\/jpeg.*application\/pdf/);
  });

  await test.step('M5.7, M5.8, M8.4 both are required; the first missing one takes the focus', async () => {
    await save(page).click();
    await expect(main(page).getByText(tooShort)).toBeVisible();
    await expect(iban(page)).toBeFocused();
    await iban(page).fill('FR7630006000011234567890189');
    await save(page).click();
    await expect(main(page).getByText(tooShort)).toBeHidden();
    await expect(slip(page)).toBeFocused();
    await expect(slip(page)).toHaveAccessibleDescription(new RegExp(noSlip));
  });

  await test.step('M5.7, M5.9 leaving the field checks and groups; typing never moves the caret', async () => {
    await iban(page).fill('FR7530006000011234567890189');
    await iban(page).press('Tab');
    await expect(main(page).getByText(tooShort)).toBeVisible();
    await iban(page).fill('');
    await iban(page).pressSequentially('fr76-3000 6000');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('1');
    await expect(iban(page)).toHaveValue('fr76-3000 60010');
    await iban(page).fill('fr76-30006000 01123456\u00a07890189');
    await iban(page).press('Tab');
    await expect(iban(page)).toHaveValue('FR76 3000 6000 0112 3456 7890 189');
    await expect(main(page).getByText(tooShort)).toBeHidden();
  });

  await test.step('M7.18 by keyboard: the file, its preview, the save', async () => {
    const chooser = page.waitForEvent('filechooser');
    await expect(slip(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(pdf);
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
    expect((await sent).url()).toMatch(/contract\/1201\/coordinates\/bank$/);
    expect(await (await sent).headerValue('content-type')).toMatch(/^multipart\/form-data; bound/);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Vos coordonnées bancaires ont été enregistrées' }),
    ).toBeVisible();
  });

  await test.step('M4.3 this contract is locked, and no other', async () => {
    await expect(main(page).getByText('IBAN de ce contrat').locator('..')).toContainText('0189');
    await expect(page.getByText(locked)).toBeVisible();
    await expect(iban(page)).toBeDisabled();
    await expect(iban(page)).toHaveValue('');
    await expect(slip(page)).toBeDisabled();
    await expect(main(page).getByText('releve.pdf')).toHaveCount(0);
    await expect(save(page)).toBeDisabled();
    await expect(save(page)).toBeFocused();
    await chooseContract(page, 2);
    await expect(iban(page)).toBeEnabled();
    await expect(main(page).getByText("Aucun IBAN n'est enregistré")).toBeVisible();
    await chooseContract(page, 0);
    await expect(iban(page)).toBeDisabled();
    await expect(page.getByText('Nous avons gardé votre saisie')).toBeHidden();
  });
});

test('M8.3 an unsaved IBAN stays, also after another page; the slip must be chosen again', async ({
  page,
}) => {
  await fillBankDetails(page);

  await test.step('M8.3 a lost network shows a toast', async () => {
    await noNetwork(page, bankAddress);
    await iban(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('ne répondent pas');
    await expect(main(page).getByText('releve.pdf', { exact: true })).toBeVisible();
    await expect(iban(page)).toBeEnabled();
    await resetAnswers(page);
  });

  await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bienvenue/);
  await page.goBack();
  await expect(page.getByText('Nous avons gardé votre saisie')).toBeVisible();
  await expect(iban(page)).toHaveValue('FR76 3000 6000 0112 3456 7890 189');
  await expect(slip(page)).toHaveAccessibleDescription(/Choisissez-le à nouveau/);
  await slip(page).setInputFiles(pdf);
  await expect(main(page).getByText('Choisissez-le à nouveau')).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText(locked)).toBeVisible();
  await expect(page.getByText('Nous avons gardé votre saisie')).toBeHidden();
});
