import { expect, test } from './support/test.ts';
import { resetAnswers, answerWith } from './support/answers.ts';
import { expectToast } from './support/failures.ts';
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
  individual,
  company,
  addressLines,
  phones,
  moved,
  move,
  sentBy,
  open,
} from './support/postalForm.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await startWithToken(page);
  await open(page);
});

test('M2.5, M5.10–M5.14 the addresses of a contract are tidied while typed, and checked', async ({
  page,
}) => {
  const address = correspondence(page);
  const street = field(address, 'Adresse 1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coordonnées postales');
  await expect(street).toHaveValue('12 RUE DE LA REPUBLIQUE');
  await expect(email(page)).toHaveValue('camille.durand@example.fr');
  await expect(box(page)).not.toBeChecked();
  await expect(billing(page)).not.toBeAttached();

  await test.step('M5.10, M5.11 upper case without accents, at any caret position', async () => {
    await street.fill('');
    await street.pressSequentially("12, r de l'église");
    await expect(street).toHaveValue('12 R DE L EGLISE');
    for (let step = 0; step < ' DE L EGLISE'.length; step += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    await page.keyboard.type('ué');
    await expect(street).toHaveValue('12 RUE DE L EGLISE');
    await field(address, 'Téléphone mobile').fill('06.39.98.01-12');
    await expect(field(address, 'Téléphone mobile')).toHaveValue('0639980112');
  });

  await test.step('M2.22, M5.14 the billing address is shown when the box is ticked, and keeps what was typed', async () => {
    await box(page).check();
    await expect(field(billing(page), 'Adresse 1')).toHaveValue('12 RUE DE LA REPUBLIQUE');
    await field(billing(page), 'Adresse 1').fill('8 quai des forges');
    await box(page).uncheck();
    await expect(billing(page)).not.toBeAttached();
    await box(page).check();
    await expect(field(billing(page), 'Adresse 1')).toHaveValue('8 QUAI DES FORGES');
  });

  await test.step('M5.13 required lines show errors, in billing too; the first one takes the focus', async () => {
    for (const block of [address, billing(page)]) {
      for (const name of ['Adresse 1', 'Code postal', 'Ville']) await field(block, name).fill('');
    }
    await email(page).fill('camille');
    await saveButton(page).click();
    await expect(street).toBeFocused();
    for (const block of [address, billing(page)]) {
      await expect(block.getByText("Saisissez l'adresse")).toBeVisible();
      await expect(block.getByText('Saisissez le code postal.')).toBeVisible();
      await expect(block.getByText('Saisissez la ville.')).toBeVisible();
    }
    await expect(page.getByText('Saisissez une adresse e-mail complète')).toBeVisible();
  });

  await test.step('each contract keeps its draft, which can be discarded', async () => {
    await choose(page, company);
    await expect(street).toHaveValue('3 RUE DES CORDIERS');
    await choose(page, individual);
    await expect(page.getByText('Nous avons gardé votre saisie')).toBeVisible();
    await expect(email(page)).toHaveValue('CAMILLE');
    await page.getByRole('button', { name: 'Revenir aux informations enregistrées' }).click();
    await expect(street).toHaveValue('12 RUE DE LA REPUBLIQUE');
  });

  await test.step('M3.6, M5.12 where addresses are locked, phones are saved; a company keeps its name', async () => {
    await choose(page, company);
    await expect(box(page)).toBeChecked();
    for (const block of [address, billing(page)]) {
      const name = field(block, 'Raison sociale');
      await expect(name).toHaveValue('ATELIERS DU VIEUX QUAI');
      await expect(name).not.toBeEditable();
    }
    await expect(syncNotice(page)).toContainText('vos adresses postales et votre adresse e-mail');
    await expect(field(billing(page), 'Ville')).toBeDisabled();
    await field(address, 'Fax').fill('04 65 71 03 99');
    expect(await sentBy(page)).toMatchObject({
      corAddress: '3 RUE DES CORDIERS',
      corFax: '0465710399',
      bilAddress: '8 QUAI DES FORGES',
      bilFax: null,
    });
  });
});

test("M7.16, M4.3, M8.1 what is refused stays; what is saved is the server's, locked", async ({
  page,
}) => {
  const street = field(correspondence(page), 'Adresse 1');
  await move(page);

  await test.step('M8.1 a refusal keeps the form, with its values', async () => {
    await answerWith(page, { savePostalDetails: 'refused' });
    await saveButton(page).click();
    await expectToast(page, /^Vos coordonnées ne peuvent pas être modifiées pour le moment\.$/);
    await expect(street).toHaveValue('27 BOULEVARD DU PHARE');
    await expect(street).toBeEditable();
    await resetAnswers(page);
    // The button shows its failure for 2.5 s.
    await page.clock.runFor(2_500);
  });

  await test.step('every field is reached by keyboard', async () => {
    await field(correspondence(page), 'Raison sociale').focus();
    for (const name of [...addressLines, ...phones]) {
      await page.keyboard.press('Tab');
      await expect(field(correspondence(page), name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(email(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box(page)).toBeChecked();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(saveButton(page)).toBeFocused();
  });

  await test.step('M7.16, M5.14 all fields are sent, billing as correspondence', async () => {
    const sent = page.waitForRequest(saveAddress);
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual(moved);
    await expect(
      page.getByRole('status').filter({ hasText: 'Vos coordonnées ont été enregistrées.' }),
    ).toBeVisible();
    await expect(syncNotice(page)).toContainText('revenez dans quelques minutes pour les modifier');
    await expect(saveButton(page)).toBeFocused();
  });

  await test.step('M4.3 locked, also after another page', async () => {
    await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bienvenue/);
    await page.goBack();
    await expect(street).toBeDisabled();
    await expect(field(correspondence(page), 'Adresse 2')).toHaveValue('RESIDENCE LES PINS');
    await expect(saveButton(page)).toBeDisabled();
    await expect(page.getByText('Nous avons gardé votre saisie')).not.toBeAttached();
  });
});
