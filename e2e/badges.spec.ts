import { expect, test } from './support/test.ts';
import { manyBadges } from './support/manyBadges.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

test.beforeEach(({ page }) => startWithToken(page));

test('M2.12, M2.13, M2.25 the list of a contract leads to the trips and the details of a badge', async ({
  page,
}) => {
  await page.goto('/member/badge/list');
  const heading = page.getByRole('heading', { level: 1 });
  const contract = page.getByLabel('N° de contrat');
  await expect(heading).toHaveText('Mes badges');
  await expect(page).toHaveTitle(titleOf('Mes badges'));
  await expect(page.getByRole('row')).toHaveCount(7);

  await test.step('M2.25 another contract has other badges', async () => {
    await contract.selectOption({ index: 1 });
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('row', { name: /65220001/ })).toContainText('FOURGON 1');
    await contract.selectOption({ index: 0 });
  });

  await test.step('M2.15 the trips of a badge are those of this badge', async () => {
    await page.getByRole('link', { name: 'Trajets du badge 64010828' }).click();
    await expect(page.getByRole('combobox', { name: 'Badge' })).toHaveValue('64010828');
    await page.goBack();
  });

  await test.step('M2.13 the details have every field, including the empty ones', async () => {
    await page.getByRole('link', { name: 'Détails du badge 64010827' }).click();
    await expect(heading).toHaveText('Badge 64010827');
    await expect(page).toHaveTitle(titleOf('Badge 64010827'));
    const told = await page
      .locator('dl > div')
      .evaluateAll((fields) =>
        fields.map((field) => [...field.children].map(({ textContent }) => textContent)),
      );
    expect(told).toEqual([
      ['Référence', '64010827'],
      ['N° de série', '25001501064010827'],
      ['Statut', 'Suspendu'],
      ['Nom', 'PEUGEOT 208'],
      ['Personnalisation 1', 'VEHICULE 1'],
      ['Personnalisation 2', 'Trajet domicile travail'],
      ['Date de livraison', '18/03/2021'],
      ['Mode de livraison', 'Retrait en consigne'],
      ['Informations complémentaires', 'Activées'],
      ['Alerte de seuil', 'Activée'],
      ['Nombre de trajets', '50'],
      ['Période', 'Mois'],
      ['Adresse e-mail 1', 'camille.durand@example.fr'],
      ['Adresse e-mail 2', 'Non renseigné'],
      ['Services modifiables', 'Oui'],
    ]);
    await expect(contract).toBeDisabled();
    await page.getByRole('link', { name: 'Retour à la liste' }).click();
    await expect(heading).toHaveText('Mes badges');
  });
});

test('a long list is searched by texts and status; a return from a badge shows the same rows', async ({
  page,
}) => {
  await manyBadges(page);
  await page.goto('/member/badge/list');
  const search = page.getByRole('search');
  const field = search.getByLabel('Rechercher un badge');
  await search.getByLabel('Statut').selectOption('Suspendu');
  await field.fill('megane');
  await expect(search.getByRole('status')).toHaveText('4 badges sur 26');
  await page.getByRole('link', { name: 'Détails du badge 64020003' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badge 64020003');
  await page.goBack();
  await expect(field).toHaveValue('megane');
  await expect(page.getByRole('row')).toHaveCount(5);
});
