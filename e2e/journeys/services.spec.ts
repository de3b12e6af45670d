import { expect, test } from '../support/test.ts';
import { people } from '../../scripts/simulators/seed/people.ts';
import { openAs } from '../support/signIn.ts';

/** A van of the company's third contract, used by no other journey. */
const van = { id: 4036, reference: '64004036', name: 'UTILITAIRE 2' };

test('M1.4, M4.3 an alert and a new name of a badge are there after a reload; the name locks it', async ({
  page,
}) => {
  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  await openAs(page, people.company.email, `/member/badge/${van.id}/services`);
  await expect(heading).toHaveText(`Services du badge ${van.reference}`);
  await expect(text('Nom du badge')).toHaveValue(van.name);

  await test.step('M1.4 the alert, which locks nothing', async () => {
    await page.locator('label').filter({ hasText: 'Alerte de seuil' }).click();
    await text('Nombre de trajets').fill('12');
    await page.getByRole('radio', { name: 'Semaine' }).check();
    await text('Adresse e-mail 1').fill('exploitation@example.fr');
    await page.getByRole('button', { name: "Enregistrer l'alerte" }).click();
    await expect(page.getByRole('status').filter({ hasText: 'a été enregistrée' })).toBeVisible();
  });

  await text('Nom du badge').fill('NAVETTE GARE');
  await page.getByRole('button', { name: 'Enregistrer les services' }).click();
  await expect(text('Nom du badge')).toBeDisabled();

  await page.reload();
  await expect(page.getByText('Une synchronisation avec le serveur est en cours')).toBeVisible();
  await expect(text('Nom du badge')).toHaveValue('NAVETTE GARE');
  await expect(text('Nom du badge')).toBeDisabled();
  await expect(page.getByRole('switch', { name: 'Alerte de seuil' })).toBeChecked();
  await expect(text('Nombre de trajets')).toHaveValue('12');
  await expect(page.getByRole('radio', { name: 'Semaine' })).toBeChecked();
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  const row = page.getByRole('row', { name: new RegExp(van.reference) });
  await expect(row).toContainText('NAVETTE GARE');
});
