import { expect, test } from '../support/test.ts';
import { mailedLink } from '../support/mails.ts';
import { arrive, signIn } from '../support/signIn.ts';

test.beforeEach(({ page }) => arrive(page));

test('P7.9 a free account changes e-mail and password from the chooser, on a phone', async ({
  page,
}) => {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const before = 'iris@example.fr';
  const after = 'iris.colin@example.fr';
  await page.goto('/espace/inscription');
  await field('Nom').fill('Colin');
  await field('Prénom').fill('Iris');
  await field('Adresse e-mail').fill(before);
  await field('Mot de passe').fill('Calanque13');
  await field('Confirmation du mot de passe').fill('Calanque13');
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeVisible();
  await page.goto(await mailedLink(page, before));
  await page.clock.runFor(5_500);
  await expect(heading).toHaveText('Connexion');
  await signIn(page, before, 'Calanque13');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Mon compte' }).click();
  await expect(heading).toHaveText('Mon compte');
  await field('Adresse e-mail').fill(after);
  await field('Nouveau mot de passe').fill('Frioul2026');
  await field('Confirmation du mot de passe').fill('Frioul2026');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('À votre prochaine connexion').locator('..')).toContainText(after);

  await page.goto('/espace/deconnexion');
  await expect(heading).toHaveText('Connexion');
  await signIn(page, after, 'Frioul2026');
  await expect(heading).toHaveText('Mon espace');
});
