import { expect, test } from '../support/test.ts';
import { commonPassword } from '../../scripts/simulators/seed/people.ts';
import { arrive, openAs, signIn } from '../support/signIn.ts';

test('M1.6 a changed password replaces the former one at sign-in', async ({ page }) => {
  const jules = 'jules.perrin@example.fr';
  const changed = 'Mistral2027';
  await arrive(page);
  await page.goto('/member/account/password');
  await signIn(page, jules);
  await page.getByLabel('Mot de passe actuel').fill(commonPassword);
  await page.getByLabel('Nouveau mot de passe').fill(changed);
  await page.getByLabel('Confirmation du mot de passe').fill(changed);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Votre mot de passe a été modifié.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await signIn(page, jules);
  await expect(page.getByRole('alert')).toContainText('Identifiants incorrects.');
  await signIn(page, jules, changed);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon espace');
});

test('M1.6 an added contract is last in the selector and has its own lists', async ({ page }) => {
  await openAs(page, 'ines.chevalier@example.fr', '/member/account/add-contract');
  const contract = page.getByRole('combobox', { name: 'N° de contrat' });
  await expect(contract.getByRole('option')).toHaveCount(1);
  await page.getByLabel('Nom du titulaire').fill('Durand Camille');
  await page.getByRole('textbox', { name: 'N° de contrat' }).fill('00845517');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(contract.getByRole('option')).toHaveCount(2);
  await contract.selectOption({ index: 1 });
  await page.getByRole('link', { name: 'Liste des badges' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'CAMPING CAR' })).toBeVisible();
  await page.reload();
  await expect(contract).toHaveValue('1');
});
