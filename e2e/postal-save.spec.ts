import { expect, test } from '@playwright/test';
import { answerWith } from './support/answers.ts';
import { lostNetwork, noNetwork } from './support/failures.ts';
import {
  saveAddress,
  correspondence,
  billing,
  field,
  email,
  box,
  saveButton,
  choose,
  syncNotice,
  company,
  addressLines,
  phones,
  moved,
  move,
  sentBy,
  lockFields,
  open,
} from './support/postalForm.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(({ page }) => startWithToken(page));

test("M7.16, M4.3 a save sends all fields and shows the server's values, locked, with a notice", async ({
  page,
}) => {
  await open(page);
  await move(page);
  expect(await sentBy(page)).toEqual(moved);
  await expect(
    page.getByRole('status').filter({ hasText: 'Vos coordonnées ont été enregistrées.' }),
  ).toBeVisible();
  await expect(syncNotice(page)).toContainText('Vous pourrez y revenir dans quelques minutes');
  for (const name of [...addressLines, ...phones]) {
    await expect(field(correspondence(page), name)).toBeDisabled();
  }
  await expect(field(correspondence(page), 'Adresse 2')).toHaveValue('RESIDENCE LES PINS');
  await expect(email(page)).toBeDisabled();
  await expect(email(page)).toHaveValue('camille.durand@example.fr');
  await expect(box(page)).toBeDisabled();
  await expect(saveButton(page)).toBeDisabled();
  await expect(saveButton(page)).toBeFocused();
  await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bienvenue/);
  await page.goBack();
  await expect(field(correspondence(page), 'Ville')).toBeDisabled();
  await expect(page.getByText('Nous avons gardé votre saisie')).not.toBeAttached();
});

test('M5.14 ticked, the billing address is separate; unticked, it repeats the other', async ({
  page,
}) => {
  await open(page);
  await noNetwork(page, saveAddress);
  await box(page).check();
  await field(billing(page), 'Adresse 1').fill('8 quai des forges');
  await field(billing(page), 'Fax').fill('0465710399');
  expect(await sentBy(page)).toMatchObject({
    corAddress: '12 RUE DE LA REPUBLIQUE',
    corFax: null,
    bilAddress: '8 QUAI DES FORGES',
    bilFax: '0465710399',
  });
  await box(page).uncheck();
  await expect(saveButton(page)).toBeEnabled();
  expect(await sentBy(page)).toMatchObject({
    bilAddress: '12 RUE DE LA REPUBLIQUE',
    bilFax: null,
  });
});

test('M3.6 locked addresses and e-mail are disabled, with the reason; phones can be saved', async ({
  page,
}) => {
  await open(page);
  await choose(page, company);
  await expect(syncNotice(page)).toContainText('Vos adresses postales et votre adresse e-mail');
  for (const name of addressLines) await expect(field(billing(page), name)).toBeDisabled();
  await expect(email(page)).toBeDisabled();
  await expect(box(page)).toBeDisabled();
  await field(correspondence(page), 'Fax').fill('04 65 71 03 99');
  expect(await sentBy(page)).toEqual({
    username: 'camille.durand@example.fr',
    email: 'CAMILLE.DURAND@EXAMPLE.FR',
    corCompanyName: 'ATELIERS DU VIEUX QUAI',
    corAddress: '3 RUE DES CORDIERS',
    corAddress2: 'BATIMENT B',
    corAddress3: null,
    corZip: '13007',
    corCity: 'MARSEILLE',
    corPhoneHome: null,
    corPhoneMobile: '0639980134',
    corPhoneWork: '0465710340',
    corFax: '04 65 71 03 99',
    bilCompanyName: 'ATELIERS DU VIEUX QUAI',
    bilAddress: '8 QUAI DES FORGES',
    bilAddress2: 'SERVICE COMPTABLE',
    bilAddress3: null,
    bilZip: '13015',
    bilCity: 'MARSEILLE',
    bilPhoneHome: null,
    bilPhoneMobile: null,
    bilPhoneWork: '0465710345',
    bilFax: null,
  });
});

test('M3.6 locked phones are disabled, with the reason; addresses can be saved', async ({
  page,
}) => {
  await lockFields(page, 'canUpdateCCT');
  await open(page);
  await expect(syncNotice(page)).toContainText('Vos numéros de téléphone');
  for (const name of phones) await expect(field(correspondence(page), name)).toBeDisabled();
  await field(correspondence(page), 'Adresse 1').fill('1 rue neuve');
  expect(await sentBy(page)).toMatchObject({
    corAddress: '1 RUE NEUVE',
    bilAddress: '1 RUE NEUVE',
    corPhoneMobile: '0639980112',
  });
});

test('M6.4 with both flags false nothing can be edited or sent', async ({ page }) => {
  await lockFields(page, 'canUpdateADR', 'canUpdateCCT');
  await open(page);
  await expect(syncNotice(page)).toContainText('Vos coordonnées sont enregistrées');
  for (const name of [...addressLines, ...phones]) {
    await expect(field(correspondence(page), name)).toBeDisabled();
  }
  await expect(saveButton(page)).toBeDisabled();
});

test('M8.1 a refused save shows the message of the server; the form keeps its values', async ({
  page,
}) => {
  await answerWith(page, { savePostalDetails: 'refused' });
  await open(page);
  await move(page);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Vos coordonnées ne peuvent pas être modifiées pour le moment.',
  );
  await expect(field(correspondence(page), 'Adresse 1')).toHaveValue('27 BOULEVARD DU PHARE');
  await expect(field(correspondence(page), 'Adresse 1')).toBeEditable();
});

for (const [title, breakCall, sentence] of lostNetwork) {
  test(`M8.3 ${title} shows a toast; the form keeps its values`, async ({ page }) => {
    await breakCall(page, saveAddress);
    await open(page);
    await move(page);
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(field(correspondence(page), 'Adresse 1')).toHaveValue('27 BOULEVARD DU PHARE');
    await expect(field(correspondence(page), 'Code postal')).toHaveValue('13008');
    await expect(saveButton(page)).toBeEnabled();
  });
}
