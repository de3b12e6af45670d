import { expect, test } from '@playwright/test';
import { answerWith } from './support/answers.ts';
import {
  saveAddress,
  correspondence,
  billing,
  field,
  email,
  box,
  saveButton,
  choose,
  individual,
  company,
  addressLines,
  phones,
  move,
  open,
} from './support/postalForm.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(({ page }) => startWithToken(page));

test('M2.5, M5.14 the details of the selected contract; billing is hidden if it is the same', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coordonnées postales');
  await expect(field(correspondence(page), 'Adresse 1')).toHaveValue('12 RUE DE LA REPUBLIQUE');
  await expect(field(correspondence(page), 'Téléphone mobile')).toHaveValue('0639980112');
  await expect(email(page)).toHaveValue('camille.durand@example.fr');
  await expect(box(page)).not.toBeChecked();
  await expect(billing(page)).not.toBeAttached();
  for (const name of ['Raison sociale', ...addressLines, ...phones]) {
    await expect(field(correspondence(page), name)).toBeVisible();
  }
});

test('M2.22, M5.14 the billing block is shown if it differs or the box is ticked', async ({
  page,
}) => {
  await open(page);
  await box(page).check();
  await expect(field(billing(page), 'Adresse 1')).toHaveValue('12 RUE DE LA REPUBLIQUE');
  await field(billing(page), 'Adresse 1').fill('8 quai des forges');
  await box(page).uncheck();
  await expect(billing(page)).not.toBeAttached();
  await box(page).check();
  await expect(field(billing(page), 'Adresse 1')).toHaveValue('8 QUAI DES FORGES');
  await choose(page, company);
  await expect(box(page)).toBeChecked();
  await expect(field(billing(page), 'Adresse 2')).toHaveValue('SERVICE COMPTABLE');
});

test('M5.12 the corporate name is read-only', async ({ page }) => {
  await open(page);
  await choose(page, company);
  for (const address of [correspondence(page), billing(page)]) {
    const name = field(address, 'Raison sociale');
    await expect(name).toHaveValue('ATELIERS DU VIEUX QUAI');
    await expect(name).not.toBeEditable();
  }
});

test('M5.10, M5.11 typing converts to upper case without accents, at any caret position', async ({
  page,
}) => {
  await open(page);
  const street = field(correspondence(page), 'Adresse 1');
  await street.fill('');
  await street.pressSequentially("12, r de l'église");
  await expect(street).toHaveValue('12 R DE L EGLISE');
  for (let step = 0; step < ' DE L EGLISE'.length; step += 1) {
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.type('ué');
  await expect(street).toHaveValue('12 RUE DE L EGLISE');
  const mobile = field(correspondence(page), 'Téléphone mobile');
  await mobile.fill('06.39.98.01-12');
  await expect(mobile).toHaveValue('0639980112');
  await email(page).fill('');
  await email(page).pressSequentially('neuf+tp@example.fr');
  await expect(email(page)).toHaveValue('NEUF+TP@EXAMPLE.FR');
});

test('M5.13 required lines show errors, in billing too; the first one takes the focus', async ({
  page,
}) => {
  let isSent = false;
  page.on('request', (request) => (isSent ||= saveAddress.test(request.url())));
  await open(page);
  await box(page).check();
  for (const address of [correspondence(page), billing(page)]) {
    for (const name of ['Adresse 1', 'Code postal', 'Ville']) await field(address, name).fill('');
  }
  await email(page).fill('');
  await saveButton(page).click();
  await expect(field(correspondence(page), 'Adresse 1')).toBeFocused();
  for (const address of [correspondence(page), billing(page)]) {
    await expect(address.getByText("Saisissez l'adresse")).toBeVisible();
    await expect(address.getByText('Saisissez le code postal.')).toBeVisible();
    await expect(address.getByText('Saisissez la ville.')).toBeVisible();
  }
  await expect(page.getByText('Saisissez votre adresse e-mail.')).toBeVisible();
  await box(page).uncheck();
  await field(correspondence(page), 'Adresse 1').fill('1 rue neuve');
  await field(correspondence(page), 'Code postal').fill('13001');
  await field(correspondence(page), 'Ville').fill('Marseille');
  await email(page).fill('camille');
  await saveButton(page).click();
  await expect(email(page)).toBeFocused();
  await expect(page.getByText('Saisissez une adresse e-mail complète')).toBeVisible();
  expect(isSent).toBe(false);
});

test('each contract keeps its draft, which can be discarded', async ({ page }) => {
  await open(page);
  await move(page);
  await choose(page, company);
  await expect(field(correspondence(page), 'Adresse 1')).toHaveValue('3 RUE DES CORDIERS');
  await choose(page, individual);
  await expect(page.getByText('Nous avons gardé votre saisie')).toBeVisible();
  await expect(field(correspondence(page), 'Adresse 1')).toHaveValue('27 BOULEVARD DU PHARE');
  await page.getByRole('button', { name: 'Revenir aux informations enregistrées' }).click();
  await expect(field(correspondence(page), 'Adresse 1')).toHaveValue('12 RUE DE LA REPUBLIQUE');
});

test('the form can be filled in and sent by keyboard', async ({ page }) => {
  await open(page);
  const address = correspondence(page);
  await field(address, 'Raison sociale').focus();
  for (const name of [...addressLines, ...phones]) {
    await page.keyboard.press('Tab');
    await expect(field(address, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box(page)).toBeChecked();
  for (const name of ['Raison sociale', ...addressLines, ...phones]) {
    await page.keyboard.press('Tab');
    await expect(field(billing(page), name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(saveButton(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const sent = page.waitForRequest(saveAddress);
  await page.keyboard.press('Enter');
  await sent;
  await expect(saveButton(page)).toBeFocused();
});

test('an account without a contract gets a link to add one', async ({ page }) => {
  await answerWith(page, { loadSubscriber: 'withoutContract' });
  await open(page);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Ajouter un contrat' }),
  ).toBeVisible();
  await expect(saveButton(page)).not.toBeAttached();
});
