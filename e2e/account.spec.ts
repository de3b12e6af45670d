import { expect, test, type Page } from './support/test.ts';
import { expectAccessible } from './support/accessibility.ts';
import { resetAnswers, answerWith } from './support/answers.ts';
import { expectToast, noNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(({ page }) => startWithToken(page));

const passwordAddress = /\/api\/private\/update\/user\/password$/;
const linkAddress = /\/api\/private\/account\/add-contract$/;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const line = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ hasText: words }).getByText('(rempli)');

async function fillPassword(page: Page, next: string, confirmation = next): Promise<void> {
  await field(page, 'Mot de passe actuel').fill('Passage2026');
  await field(page, 'Nouveau mot de passe').fill(next);
  await field(page, 'Confirmation du mot de passe').fill(confirmation);
}

test.describe('change of the password', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/member/account/password');
  });

  test('M5.1–M5.4, M8.1, M2.4 the rules are checked while typing; a refusal keeps the form', async ({
    page,
  }) => {
    const next = field(page, 'Nouveau mot de passe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changer mon mot de passe');
    await expect(saveButton(page)).toBeDisabled();

    await test.step('M5.1, M5.3 five rules, each checked while typing', async () => {
      const checklist = page.getByRole('list').filter({ hasText: 'Contenir au moins 1 majuscule' });
      await expect(checklist.getByRole('listitem')).toHaveText([
        /^Contenir au moins 1 majuscule/,
        /^1 minuscule/,
        /^1 chiffre/,
        /^Faire au moins 8 caractères/,
        /^Être identique à sa confirmation/,
      ]);
      await expect(checklist.getByText('(rempli)')).toHaveCount(0);
      await next.fill('TUNNEL2027');
      await expect(line(page, 'majuscule')).toBeAttached();
      await expect(line(page, 'chiffre')).toBeAttached();
      await expect(line(page, '8 caractères')).toBeAttached();
      await expect(line(page, 'minuscule')).not.toBeAttached();
      await expect(line(page, 'confirmation')).not.toBeAttached();
    });

    await test.step('M5.4 the button needs the enforced rules; lower case is not one', async () => {
      await fillPassword(page, 'Tunnel2027', 'Tunnel2028');
      await expect(saveButton(page)).toBeDisabled();
      await fillPassword(page, 'TUNNEL2027');
      await expect(saveButton(page)).toBeEnabled();
    });

    await test.step('M5.2 leaving the field shows its error below it', async () => {
      const confirmation = field(page, 'Confirmation du mot de passe');
      await fillPassword(page, 'tunnel2027', 'Tunnel2027');
      await saveButton(page).focus();
      await expect(next).toHaveAccessibleDescription(
        /Contenir au moins 1 majuscule.*Le mot de passe doit contenir au moins une majuscule\.$/,
      );
      await expect(confirmation).toHaveAccessibleDescription(
        'Les mots de passe ne correspondent pas.',
      );
      await expectAccessible(page);
      await next.fill('Tunnel2027');
      await expect(confirmation).toHaveAccessibleDescription('');
      await expect(saveButton(page)).toBeEnabled();
    });

    await test.step('without the current password, its field has the error and the focus', async () => {
      await field(page, 'Mot de passe actuel').fill('');
      await saveButton(page).click();
      await expect(page.getByText('Saisissez votre mot de passe actuel.')).toBeVisible();
      await expect(field(page, 'Mot de passe actuel')).toBeFocused();
    });

    await test.step('M8.1 a wrong current password is refused; the form keeps its values', async () => {
      await fillPassword(page, 'Tunnel2027');
      await answerWith(page, { changePassword: 'refused' });
      await saveButton(page).click();
      await expectToast(page, /^Le mot de passe actuel est incorrect\.$/);
      await expect(field(page, 'Mot de passe actuel')).toHaveValue('Passage2026');
      await expect(field(page, 'Confirmation du mot de passe')).toHaveValue('Tunnel2027');
      await resetAnswers(page);
      // The button shows its failure for 2.5 s.
      await page.clock.runFor(2_500);
    });

    await test.step('M2.4 the password is sent, a toast confirms it, the fields are emptied', async () => {
      const sent = page.waitForRequest(passwordAddress);
      await saveButton(page).click();
      expect((await sent).postDataJSON()).toEqual({
        username: 'camille.durand@example.fr',
        password: 'Passage2026',
        newPassword: 'Tunnel2027',
      });
      await expect(
        page.getByRole('status').filter({ hasText: 'Votre mot de passe a été modifié.' }),
      ).toBeVisible();
      await expect(next).toHaveValue('');
      await expect(field(page, 'Mot de passe actuel')).toHaveValue('');
    });
  });
});

test.describe('a further contract', () => {
  const name = (page: Page) => field(page, 'Nom du titulaire');
  const number = (page: Page) => page.getByRole('textbox', { name: 'N° de contrat' });
  const add = (page: Page) => page.getByRole('button', { name: 'Ajouter' }).click();

  test.beforeEach(({ page }) => page.goto('/member/account/add-contract'));

  test('M5.5, M8.3, M2.7 both fields are required; what could not be sent stays', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un contrat');

    await test.step('M5.5 name and number are required; the first missing one takes the focus', async () => {
      await add(page);
      await expect(page.getByText('Saisissez le nom du titulaire du contrat.')).toBeVisible();
      await expect(page.getByText('Saisissez le n° du contrat.')).toBeVisible();
      await expect(name(page)).toBeFocused();
    });

    await test.step('M5.5 the name is converted to upper case at any caret position', async () => {
      await name(page).pressSequentially('durnd camille');
      for (let step = 0; step < 'nd camille'.length; step += 1)
        await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('a');
      await expect(name(page)).toHaveValue('DURAND CAMILLE');
      await page.keyboard.type('|');
      await expect(name(page)).toHaveValue('DURA ND CAMILLE');
    });

    await name(page).fill('Durand Camille');
    await number(page).fill('0084 5517');

    await test.step('M8.3 after a lost network and another page, what was typed is there', async () => {
      await noNetwork(page, linkAddress);
      await add(page);
      await expectToast(page, /ne répondent pas/);
      await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bienvenue/);
      await page.goBack();
      await expect(page.getByText('Nous avons gardé votre saisie')).toBeVisible();
      await expect(name(page)).toHaveValue('DURAND CAMILLE');
      await resetAnswers(page);
    });

    await test.step('M2.7 a linked contract shows a toast and reloads the contracts', async () => {
      const sent = page.waitForRequest(linkAddress);
      const readAgain = page.waitForRequest(/\/api\/private\/user\/data$/);
      await add(page);
      expect((await sent).postDataJSON()).toEqual({
        name: 'DURAND CAMILLE',
        noContract: '00845517',
      });
      await readAgain;
      await expect(
        page.getByRole('status').filter({ hasText: 'Le contrat a été rattaché à votre compte.' }),
      ).toBeVisible();
      await expect(name(page)).toHaveValue('');
    });
  });
});
